import { expect, test } from 'vitest';
import { watchesOf } from '../../../tests/shops/shops.ts';
import { locales } from '../../i18n/locales.ts';
import { findForeignTexts } from './foreign-texts.ts';
import { lineOf } from './problem.ts';

/** Words in the languages into which the watches of the tests are translated. */
const [words] = watchesOf('sample').map((watch) => watch.words);
const translated = locales.filter((locale) => words?.[locale]);

test('words in the field of their own language read as such, a description in that of another one does not', () => {
  for (const from of translated) {
    expect.soft(findForeignTexts(from, words?.[from]), from).toEqual([]);
    for (const to of translated.filter((locale) => locale !== from))
      expect.soft(findForeignTexts(to, words?.[from]?.description), `${from} in ${to}`).toHaveLength(1);
  }
});

test('the field is named, also in a list', () => {
  const paragraphs = [words?.es?.description, words?.de?.description];
  expect(
    findForeignTexts('es', { story: paragraphs }).map((problem) => lineOf({ file: 'about/es.yaml', ...problem })),
  ).toEqual(['about/es.yaml: story.1: reads as German, not as Spanish']);
});

test('names and numbers belong to no language', () => {
  for (const text of ['Audemars Piguet Royal Oak 5402 ST', 'Cal. 321, 17 rubis', 'Lemania 2310 · Omega', ''])
    for (const locale of locales) expect(findForeignTexts(locale, text)).toEqual([]);
});
