import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { site } from '../../site.config.ts';
import { aboutSchema } from '../../src/content/about-schema.ts';

/** Printable ASCII, so that an owner's next text rarely needs a character that the fonts lack. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** What `Intl` and the components add to the texts: spaces, quotation marks, dashes, currency, accents of weekdays. */
const typographic = '\u00a0\u202f–—‘’“”„«»…·×©←→éáèì';

/** Joining and punctuation that Arabic texts may need beyond their letters. */
const arabic = '،؛؟ـءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْ\u200f';

/** The characters that a typeface must have: the whole of a script, or only what the site sets in italics. */
export type CharacterSet = 'latin' | 'arabic' | 'italic';

/**
 * Every character that the site can show, per set, read from its content.
 *
 * @param directory the content folder; JSON and YAML files below it count, and every letter in both cases
 */
export function usedCharacters(directory: string): Record<CharacterSet, string> {
  const texts = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|yaml)$/.test(name))
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .join('')
    .concat(JSON.stringify(site));
  const written = [...new Set(texts)].join('');
  const all = [...new Set(written + written.toUpperCase() + ascii + typographic + arabic)].sort();
  // By extension, because the marks over and under letters belong to several scripts.
  const isArabic = (character: string) => /\p{Script_Extensions=Arabic}/u.test(character);
  return {
    latin: all.filter((character) => !isArabic(character)).join(''),
    arabic: [...all.filter(isArabic), ' ', '.', ':', '(', ')', '«', '»'].join(''),
    italic: [...new Set(`${italicTexts(directory)} .,“”„«»‘’`)].sort().join(''),
  };
}

/** What the site sets in italics: the quotation and the signature of the About page, where that is in Latin script. */
function italicTexts(directory: string): string {
  const folder = join(directory, 'about');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => aboutSchema.safeParse(parse(readFileSync(join(folder, name), 'utf8'))).data)
    .map((prose) => `${prose?.philosophy.quote}${prose?.guarantee.signature}`)
    .join('')
    .replace(/\p{Script_Extensions=Arabic}/gu, '');
}
