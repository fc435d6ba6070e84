import { expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { findForeignTexts } from './foreign-texts.ts';
import { lineOf } from './problem.ts';
import { readContent } from './read-content.ts';

const { watches, prose, texts } = readContent('content', {});
/** Those into which the sample is translated. */
const translated = locales.filter((locale) => watches.every(({ words }) => words[locale]));
const sample = [...watches.map(({ words }) => words), ...Object.values(prose), texts ?? {}];

test.each(translated)("the project's own texts in %s read as such", (locale) => {
  for (const words of sample) expect(findForeignTexts(locale, words[locale])).toEqual([]);
});

test.each(translated.flatMap((from) => locales.filter((to) => to !== from).map((to) => [from, to] as const)))(
  'descriptions in %s are found in the field of %s',
  (from, to) => {
    for (const { words } of watches)
      expect(findForeignTexts(to, { description: words[from]?.description })).toHaveLength(1);
  },
);

test('the field is named, also in a list', () => {
  const [watch] = watches;
  const paragraphs = [watch?.words.es?.description, watch?.words.de?.description];
  expect(
    findForeignTexts('es', { story: paragraphs }).map((problem) => lineOf({ file: 'about/es.yaml', ...problem })),
  ).toEqual(['about/es.yaml: story.1: reads as German, not as Spanish']);
});

test.each(['Audemars Piguet Royal Oak 5402 ST', 'Cal. 321, 17 rubis', 'Lemania 2310 · Omega', '', '12,345 6789'])(
  'names and numbers belong to no language: %s',
  (text) => {
    for (const locale of locales) expect(findForeignTexts(locale, text)).toEqual([]);
  },
);
