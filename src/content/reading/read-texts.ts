import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type en from '../../../content/locales/en.json';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { byLocale, defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { blameEnglish, compareTexts } from './compare-texts.ts';
import { findUnknownFiles } from './content-files.ts';
import { explainSyntax, findDamage, lineAt } from './read-yaml.ts';

/** The words of buttons, headings and messages. */
export type InterfaceWords = Record<Locale, typeof en>;

/**
 * The interface words of every language. Expected are the keys of English, each with its placeholders; of a counted text, the
 * plural forms that the language has.
 *
 * @param directory the folder that holds `en.json` and the others
 */
export function readTexts(directory: string): { data?: InterfaceWords; problems: string[] } {
  const files = byLocale((locale) => readJson(join(directory, `${locale}.json`)));
  const english = files[defaultLocale];
  const compared = blameEnglish(
    byLocale((locale) => {
      const { data, problem } = files[locale];
      return data ? compareTexts(locale, data, english.data ?? data) : [problem];
    }),
  );
  const problems = [
    ...findUnknownFiles(directory, '.json'),
    ...locales.flatMap((locale) => compared[locale].map((problem) => `${files[locale].file}: ${problem}`)),
  ];
  if (problems.length > 0) return { problems };
  return { data: byLocale((locale) => isolateLatin(locale, files[locale].data) as typeof en), problems };
}

function readJson(
  file: string,
): { file: string } & ({ data: Texts; problem?: never } | { data?: never; problem: string }) {
  if (!existsSync(file)) return { file, problem: 'expected a file for this language' };
  // Some editors begin a file with a byte order mark.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const damage = findDamage(text);
  if (damage) return { file, problem: damage };
  try {
    const data = JSON.parse(text);
    // The parser of JSON takes the last of two, the one of YAML finds them.
    const problem = explainSyntax(
      parseDocument(text).errors.filter(({ code }) => code === 'DUPLICATE_KEY'),
      text,
    );
    return problem ? { file, problem } : { file, data };
  } catch (error) {
    return { file, problem: explainJson(text, (error as Error).message) };
  }
}

/** A mistake of JSON in an owner's words. */
function explainJson(text: string, message: string): string {
  const position = Number(message.match(/position (\d+)/)?.[1] ?? text.length);
  const before = `at line ${lineAt(text, text.slice(0, position).trimEnd().length)}`;
  if (text.slice(position).trim() === '') return `expected more text: the file is cut off ${before}`;
  if (/^[“”„]/.test(text.slice(position)))
    return `expected straight quotation marks, at line ${lineAt(text, position)}`;
  if (message.includes('Bad control')) return `expected a closing quotation mark, at line ${lineAt(text, position)}`;
  if (message.includes("Expected ','")) return `expected a comma after the text before, ${before}`;
  if (message.includes('double-quoted property')) return `expected no comma after the last text of a group, ${before}`;
  return message.replace(/ in JSON at position \d+/, '');
}
