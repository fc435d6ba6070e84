import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../site.config.ts';

/** Printable ASCII, so that an owner's next text rarely needs a character that the fonts lack. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** What `Intl` and the components add to the texts: spaces, quotation marks, dashes, currency, accents of weekdays. */
const typographic = '\u00a0\u202f–—‘’“”„«»…·×©←→éáèì';

/** Joining and punctuation that Arabic texts may need beyond their letters. */
const arabic = '،؛؟ـءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْ\u200f';

/**
 * Every character that the site can show, per script, read from its content.
 *
 * @param directory the content folder; JSON and YAML files below it count, and every letter in both cases
 */
export function usedCharacters(directory: string): { latin: string; arabic: string } {
  const texts = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|yaml)$/.test(name))
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .join('')
    .concat(JSON.stringify(site));
  const all = [...new Set(texts + texts.toUpperCase() + ascii + typographic + arabic)].sort();
  const isArabic = (character: string) => /[\p{Script=Arabic}\u060c\u061b\u061f\u0640]/u.test(character);
  return {
    latin: all.filter((character) => !isArabic(character)).join(''),
    arabic: [...all.filter(isArabic), ' ', '.', ':', '(', ')', '«', '»'].join(''),
  };
}
