import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { compareTexts } from './compare-texts.ts';

/**
 * Checks the texts of every language. Expected are the keys of English, each with its placeholders; of a counted text, the
 * plural forms that the language has.
 *
 * @param directory the folder that holds `en.json` and the others
 * @returns one line for each problem: the file, the key, what was expected
 */
export function findTextProblems(directory: string): string[] {
  const files = locales.map((locale) => {
    const file = join(directory, `${locale}.json`);
    return { locale, file, ...readTexts(file) };
  });
  const english = files.find(({ locale }) => locale === defaultLocale)?.texts;
  return files.flatMap(({ locale, file, texts, problem }) => {
    if (!texts) return [`${file}: ${problem}`];
    return english ? compareTexts(locale, texts, english).map((each) => `${file}: ${each}`) : [];
  });
}

function readTexts(file: string): { texts?: Texts; problem?: string } {
  if (!existsSync(file)) return { problem: 'expected a file for this language' };
  try {
    return { texts: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    return { problem: (error as Error).message.replace(/ in JSON at position \d+/, '') };
  }
}
