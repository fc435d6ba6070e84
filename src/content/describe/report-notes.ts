import { z } from 'zod';
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { parts, type Report } from '../schema/report-schema.ts';
import { line, type Problem } from '../schema/words-schema.ts';

/** What a note can be about. */
const noteSubjects = [...parts, 'service', 'papers'] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** The notes of a report in one language, for parts that need more than originality and grade. */
export const notesSchema = z.partialRecord(z.enum(noteSubjects), line);
type Notes = z.infer<typeof notesSchema>;

/** Finds notes about a part that the watch does not have. A language is missing if its other words are invalid. */
export function findNoteProblems(words: Partial<Record<Locale, { report?: Notes | undefined }>>, report: Report) {
  return parts
    .filter((part) => !report[part])
    .flatMap((part): Problem[] => {
      const english = words[defaultLocale]?.report?.[part];
      const noted = locales.filter((locale) => {
        const note = words[locale]?.report?.[part];
        // Languages without their own note have the English one.
        return note !== undefined && (locale === defaultLocale || note !== english);
      });
      const message = `expected a note about a part of the report, which has no ${part}`;
      return noted.map((locale) => ({ path: ['words', locale, 'report', part], message }));
    });
}
