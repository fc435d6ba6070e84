import { z } from 'zod';
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { type Part, parts, type Report } from '../schema/report-schema.ts';
import { line, type Problem } from '../schema/words-schema.ts';

/** What a note can be about. */
const noteSubjects = [...parts, 'service', 'papers'] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** The notes of a report in one language, for parts that need more than originality and grade. */
export const notesSchema = z.partialRecord(z.enum(noteSubjects), line);
type Notes = z.infer<typeof notesSchema>;

/** The notes of a watch by language, as its file has them. */
type WordsWithNotes = Partial<Record<Locale, { report?: Notes | undefined }>>;

/** Finds notes about a part that the watch does not have. */
export function findNoteProblems(words: WordsWithNotes, report: Report): Problem[] {
  return noteSubjects.flatMap((subject) => {
    // A language is missing if its other words are invalid.
    const noteIn = (locale: Locale) => words[locale]?.report?.[subject];
    // Languages without their own note have the English one.
    const has = (locale: Locale) =>
      noteIn(locale) !== undefined && (locale === defaultLocale || noteIn(locale) !== noteIn(defaultLocale));
    if (isPart(subject) && !report[subject])
      return locales.filter(has).map((locale) => ({
        path: ['words', locale, 'report', subject],
        message: `expected a note about a part of the report, which has no ${subject}`,
      }));
    return [];
  });
}

function isPart(subject: NoteSubject): subject is Part {
  return subject !== 'service' && subject !== 'papers';
}
