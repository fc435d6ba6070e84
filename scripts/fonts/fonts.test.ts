import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  formatCaseSize,
  formatDays,
  formatPrice,
  formatSigned,
  formatTime,
  formatWeekday,
} from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { fontFiles } from './font-files.ts';

/** Latin letters, and the figures and signs that scripts share. */
const isLatin = /\p{Script_Extensions=Latin}|\p{Script_Extensions=Common}/u;
/** Headings have one, texts the other. */
const latinTypefaces = ['newsreader', 'instrument-sans'];

/** Typefaces may lack spaces and format characters. */
const isInvisible = /[\s\p{Cf}]/u;

// Of what an owner writes, any character may be missing: a device's own font then shows it.
describe('every character of the interface is in the files of its typeface', () => {
  const months = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-01`);
  const written = locales.flatMap((locale) => [
    readFileSync(`content/locales/${locale}.json`, 'utf8'),
    formatPrice(locale, 65000, 'USD'),
    formatCaseSize(locale, '23.5 × 38 mm'),
    formatTime(locale, '19:00'),
    ...months.map((day) => formatDays(locale, day, day, day)),
    ...(['monday', 'wednesday', 'saturday'] as const).map((day) => formatWeekday(locale, day)),
  ]);
  const characters = [...new Set(written.flatMap((text) => [...text, ...text.toUpperCase()]))];
  const visible = characters.filter((character) => !isInvisible.test(character));

  const missingIn = (shown: string[], isOf: (typeface: string) => boolean) => {
    const has = fontFiles().flatMap(({ typeface, characters }) => (isOf(typeface) ? characters : []));
    return shown.filter((character) => !has.join('').includes(character));
  };

  test.each(latinTypefaces)('Latin ones in %s', (latin) => {
    const shown = visible.filter((character) => isLatin.test(character));
    expect(missingIn(shown, (typeface) => typeface === latin)).toEqual([]);
  });

  test('those of other scripts in another', () => {
    const shown = visible.filter((character) => !isLatin.test(character));
    expect(missingIn(shown, (typeface) => !latinTypefaces.includes(typeface))).toEqual([]);
  });
});

// Measurements and a coin are on most pages of watches.
test.each(latinTypefaces)('a rate, an amplitude and a coin fetch one file of %s', (typeface) => {
  const [usual] = fontFiles().filter((file) => file.typeface === typeface);
  const shown = [formatSigned('en', -3), '288°', formatPrice('de', 2, 'EUR')].join('');
  expect(
    [...shown].filter((character) => !isInvisible.test(character) && !usual?.characters.includes(character)),
  ).toEqual([]);
});

test('every fallback font has its rules and is used in the styles', () => {
  const fallbacks = (file: string) => [...new Set(readFileSync(file, 'utf8').match(/'[^']+ as [^']+'/g))].sort();
  expect(fallbacks('src/fonts/fonts.css')).toEqual(fallbacks('src/styles/tokens.css'));
});
