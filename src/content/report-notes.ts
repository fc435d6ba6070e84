import { z } from 'zod';
import { locales } from '../i18n/locales.ts';
import { type Part, parts, type Report } from './report-schema.ts';

/** So that a report stays on one printed page. */
const MAX_CHARACTERS = 160;

const note = z
  .string()
  .trim()
  .min(1, 'expected some words, found none')
  .max(MAX_CHARACTERS, `expected at most ${MAX_CHARACTERS} characters`);

/** What a note can be about. */
export const noteSubjects = [...parts, 'service', 'papers'] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** The notes of a report in one language, only where they say more than originality and grade. */
export const notesSchema = z.partialRecord(z.enum(noteSubjects), note);
export type Notes = z.infer<typeof notesSchema>;

/** The notes of a watch by language, as its file has them. */
type WordsWithNotes = Record<(typeof locales)[number], { report?: Notes | undefined }>;

/**
 * Finds notes that a language lacks, and notes about a part that the watch does not have.
 *
 * @returns the path of each field and what was expected of it
 */
export function findNoteProblems(words: WordsWithNotes, report: Report): { path: string[]; message: string }[] {
  return noteSubjects.flatMap((subject) => {
    const having = locales.filter((locale) => words[locale].report?.[subject] !== undefined);
    if (having.length === 0) return [];
    const pathIn = (locale: string) => ['words', locale, 'report', subject];
    if (isPart(subject) && !report[subject])
      return having.map((locale) => ({
        path: pathIn(locale),
        message: `expected a note about a part of the report, which has no ${subject}`,
      }));
    return locales
      .filter((locale) => !having.includes(locale))
      .map((locale) => ({ path: pathIn(locale), message: `expected a note, as in words.${having[0]}` }));
  });
}

function isPart(subject: NoteSubject): subject is Part {
  return subject !== 'service' && subject !== 'papers';
}
