import { existsSync, readdirSync, readFileSync } from 'node:fs';
// On Windows too, messages name files with `/`.
import { basename, join } from 'node:path/posix';
import { isLocale } from '../../i18n/locales.ts';
import { explainSystemError } from './explain-system-error.ts';
import type { FieldProblem, Problem } from './problem.ts';

/** What a file contains, or why it cannot be read. */
export type Parsed<T> = { content: T; problem?: never } | { content?: never; problem: FieldProblem };

/** The last text of each file, and what it contains. */
const parsedFiles = new Map<string, { text: string; parsed: Parsed<unknown> }>();

/**
 * Reads and parses a file, without the byte order mark with which some editors begin it. What has the same text as the last time
 * is not parsed again: that takes most of the time, and the development server reads all files again after each save.
 *
 * @param parse always the same for a file
 */
export function parseFile<T>(file: string, parse: (text: string) => Parsed<T>): Parsed<T> {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    const known = parsedFiles.get(file);
    if (known?.text === text) return known.parsed as Parsed<T>;
    const damage = findDamage(text);
    const parsed = damage ? { problem: damage } : parse(text);
    parsedFiles.set(file, { text, parsed });
    return parsed;
  } catch (error) {
    const message = explainSystemError(error);
    if (!message) throw error;
    return { problem: wholeFile(message) };
  }
}

/** Finds another encoding than UTF-8, and the marks of a merge that Git left to the owner. In a text, YAML would allow both. */
function findDamage(text: string): FieldProblem | undefined {
  if (text.includes('\uFFFD')) return wholeFile('expected a file saved as UTF-8', lineAt(text, text.indexOf('\uFFFD')));
  const line = text.split('\n').findIndex((each) => each.startsWith('<<<<<<< ')) + 1;
  const message = 'expected one version, found two: keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>';
  return line > 0 ? wholeFile(message, line) : undefined;
}

/** The number of the line at a position. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** A problem of a file that cannot be read, so that its fields are not known. */
export function wholeFile(message: string, line?: number): FieldProblem {
  return { path: [], message, ...(line && { line }) };
}

/** Files of a folder with one for each language that have another name. */
export function findUnknownFiles(directory: string, ending: string): Problem[] {
  return visibleFiles(directory)
    .filter((file) => !file.endsWith(ending) || !isLocale(basename(file, ending)))
    .map((file) => ({ file, path: [], message: `expected a language of the site as name, such as en${ending}` }));
}

/** The files of a folder; none if there is no folder. */
export function visibleFiles(directory: string): string[] {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  return names
    .filter((name) => !noContent.test(name))
    .sort()
    .map((name) => join(directory, name));
}

/** What systems, editors and Git leave beside a file. */
const noContent = /^\.|~$|\.(swp|orig|bak)$|^(thumbs\.db|desktop\.ini)$/i;
