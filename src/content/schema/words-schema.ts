import { z } from 'zod';

/** Keeps a caption within its column, and a report on one printed page. */
const LINE_CHARACTERS = 160;

/** Words that an owner writes. */
export const text = z.string().trim().min(1, 'expected some words, found none');

/** Words that fit on a line or two. */
export const line = text.max(LINE_CHARACTERS, `expected at most ${LINE_CHARACTERS} characters`);

/** What is wrong with a field of a watch's file. */
export interface Problem {
  path: string[];
  /** What was expected. */
  message: string;
}
