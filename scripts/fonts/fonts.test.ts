import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatCaseSize, formatDays, formatPrice, formatTime, formatWeekday } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { fontFaces } from './font-faces.ts';
import { unicodeRange } from './font-rules.ts';
import { charactersOf, readFont } from './read-font.ts';

const folder = 'src/fonts';
const rules = readFileSync(`${folder}/fonts.css`, 'utf8').split('@font-face').slice(1);

const charactersIn = async (name: string) => charactersOf(await readFont(`${folder}/${name}.woff2`));

/** Spaces and format characters are invisible, so typefaces may lack them. */
const isVisible = (character: string) => !/[\s\p{Cf}]/u.test(character);

/** The characters that are missing from both files of a typeface. */
async function lacking(typeface: string, texts: string[]): Promise<string[]> {
  const has = (await charactersIn(typeface)).union(await charactersIn(`${typeface}-rest`));
  const missing = [...new Set(texts.join(''))].filter((character) => isVisible(character) && !has.has(character));
  return missing.map((character) => `${typeface} lacks ${character} (${unicodeRange(character)})`);
}

// Of what an owner writes, any character may be missing: a device's own font then shows it.
describe('nothing that the code writes has a character that its typeface lacks', () => {
  const texts = locales.flatMap((locale) => [
    formatPrice(locale, 65000),
    formatCaseSize(locale, '23.5 × 38 mm'),
    formatTime(locale, '19:00'),
    ...Array.from({ length: 11 }, (_, month) =>
      formatDays(
        locale,
        `${2027}-${String(month + 1).padStart(2, '0')}-01`,
        `2027-${String(month + 2).padStart(2, '0')}-02`,
      ),
    ),
    ...(['monday', 'wednesday', 'saturday'] as const).map((day) => formatWeekday(locale, day)),
  ]);
  const isArabic = /\p{Script_Extensions=Arabic}/u;
  const arabic = texts.flatMap((text) => [...text].filter((character) => isArabic.test(character)));
  const latin = texts
    .flatMap((text) => [text, text.toUpperCase()])
    .map((text) => [...text].filter((character) => !isArabic.test(character)).join(''));

  test.each([
    ['newsreader', latin],
    ['instrument-sans', latin],
    ['noto-naskh-arabic', arabic],
  ])('%s', async (typeface, words) => {
    expect(await lacking(typeface, words)).toEqual([]);
  });
});

test('the first file has the usual characters, and no character is in both files', async () => {
  for (const { family, usual } of fontFaces) {
    const name = family.toLowerCase().replaceAll(' ', '-');
    const first = await charactersIn(name);
    expect([...usual].filter((character) => isVisible(character) && !first.has(character))).toEqual([]);
    expect([...first.intersection(await charactersIn(`${name}-rest`))].filter(isVisible)).toEqual([]);
  }
});

test('every file has a rule, with font-display: swap and its unicode-range', async () => {
  const files = globSync(`${folder}/*.woff2`).map((file) => basename(file, '.woff2'));
  const web = rules.filter((rule) => rule.includes('.woff2'));
  expect(web.map((rule) => rule.match(/\.\/([\w-]+)\.woff2/)?.[1]).sort()).toEqual(files.sort());
  for (const rule of web) expect(rule).toContain('font-display: swap');
  for (const rule of web.filter((text) => text.includes('-rest.'))) {
    const name = rule.match(/\.\/([\w-]+)\.woff2/)?.[1] ?? '';
    const asked = rule.match(/unicode-range:\s*([^;]+);/)?.[1];
    expect(asked).toBe(unicodeRange([...(await charactersIn(name))].join('')));
  }
});

test('every fallback font is used in the styles', () => {
  const named = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/'([^']+ as [^']+)'/g)].map(([, it]) => it);
  const known = rules.flatMap((rule) => rule.match(/font-family: '([^']+ as [^']+)'/)?.[1] ?? []);
  expect([...new Set(known)].sort()).toEqual(named.sort());
});

test.each([
  ['a', 'U+61'],
  ['cba', 'U+61-63'],
  ['aabd€', 'U+61-62, U+64, U+20AC'],
])('the characters %s have the range %s', (characters, expected) => {
  expect(unicodeRange(characters)).toBe(expected);
});
