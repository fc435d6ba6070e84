import { z } from 'zod';
import { type Locale, locales } from '../../i18n/locales.ts';
import { line } from './field-schemas.ts';
import { parts, type Report } from './report-schema.ts';

/** What a note can be about. */
const noteSubjects = [...parts, 'service', 'papers'] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** The notes of a report in one language, for parts that need more than originality and grade. */
export const notesSchema = z.partialRecord(z.enum(noteSubjects), line);

/** The words of a watch by language. A language is missing if its other words are invalid. */
type WordsWithNotes = Partial<Record<Locale, { report?: z.infer<typeof notesSchema> | undefined }>>;

/** Finds notes about a part that the watch does not have. */
export function findNoteProblems(words: WordsWithNotes, report: Report): { path: string[]; message: string }[] {
  const missing = parts.filter((part) => !report[part]);
  return missing.flatMap((part) =>
    locales
      .filter((locale) => words[locale]?.report?.[part] !== undefined)
      .map((locale) => ({
        path: ['words', locale, 'report', part],
        message: `expected a note about a part of the report, which has no ${part}`,
      })),
  );
}
