import { expect, test } from 'vitest';
import { textsByLocale } from '../../content/words/translate.ts';
import { wishes } from '../../contract/inquiries.ts';
import { locales } from '../../i18n/locales.ts';
import { questionNames, questionsFor } from './questions.ts';
import { writeLetter } from './sell-letter.ts';

const words = textsByLocale.en.sell;
const facts = { locale: 'en', photographs: 'front and back' } as const;

/** What the visitor typed while they tried each wish. */
const answers = { maker: 'Omega', year: '', tradeFor: 'Rolex Submariner, 1967', price: '900', budget: '5,000' };

test.each([
  ['sell', 'Price in mind: 900\nAnything else worth knowing:\nPhotographs that help: front and back'],
  [
    'trade',
    'In exchange for: Rolex Submariner, 1967\nAnything else worth knowing:\nPhotographs that help: front and back',
  ],
  ['find', 'Maximum budget: 5,000\nAnything else worth knowing:'],
])('the letter of people who want to %s has their questions and no others, answered or open', (wish, own) => {
  expect(writeLetter(words, facts, questionNames, new URLSearchParams({ wish, ...answers }))).toBe(`Hello,

I would like to ${wish} a watch.

Brand: Omega
Model or reference:
Year or decade:
${own}`);
});

test.each(locales)('without answers a letter in %s asks everything, for any wish', (locale) => {
  const { sell } = textsByLocale[locale];
  const letter = writeLetter(sell, { ...facts, locale }, questionNames);
  const asked = [...wishes.map((wish) => sell.wishes[wish]), ...Object.values(sell.fields), sell.photographs];
  for (const text of asked) expect(letter).toContain(text);
});

test('a letter asks for no watch in exchange if there is none', () => {
  const letter = writeLetter(words, facts, questionsFor([]), new URLSearchParams({ wish: 'trade' }));
  expect(letter).not.toContain(words.fields.tradeFor);
});
