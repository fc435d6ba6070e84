import { existsSync, readdirSync, readFileSync } from 'node:fs';
// On Windows too, messages name files with `/`.
import { basename, join } from 'node:path/posix';
import { isLocale } from '../../i18n/locales.ts';
import { explainSystemError } from './explain-system-error.ts';
import type { FieldProblem, Problem } from './problem.ts';

/** The text of a file, or why it cannot be read. Without the byte order mark with which some editors begin a file. */
export function readText(file: string): { text: string; problem?: never } | { text?: never; problem: FieldProblem } {
  try {
    return { text: readFileSync(file, 'utf8').replace(/^\uFEFF/, '') };
  } catch (error) {
    const message = explainSystemError(error);
    if (!message) throw error;
    return { problem: wholeFile(message) };
  }
}

/** The last text of each file, and what it contains. */
const parsedFiles = new Map<string, { text: string; parsed: unknown }>();

/**
 * Parses the text of a file, unless it is the same as the last time. Parsing takes most of the time of reading, and the
 * development server reads all files again after each save.
 *
 * @param parse always the same for a file
 */
export function parseOnce<Parsed>(file: string, text: string, parse: (text: string) => Parsed): Parsed {
  const known = parsedFiles.get(file);
  if (known?.text === text) return known.parsed as Parsed;
  const parsed = parse(text);
  parsedFiles.set(file, { text, parsed });
  return parsed;
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
