import { expect, test } from 'vitest';
import { textsByLocale } from '../../content/words/translate.ts';
import { wishes } from '../../contract/inquiries.ts';
import { locales } from '../../i18n/locales.ts';
import { writeLetter } from './sell-letter.ts';

const words = textsByLocale.en.sell;
const facts = { locale: 'en', photographs: 'front and back' } as const;

function answersOf(answers: Record<string, string>) {
  const form = new FormData();
  for (const [name, answer] of Object.entries(answers)) form.set(name, answer);
  return form;
}

test('what is answered is in the letter, what is not is left open, and it says which photographs help', () => {
  const letter = writeLetter(words, facts, answersOf({ wish: 'trade', maker: 'Omega', year: '', message: 'It runs.' }));
  expect(letter).toBe(`Hello,

I would like to trade a watch.

Maker: Omega
Model or reference:
Year or decade:
Price in mind:
What is known about it: It runs.
Photographs that help: front and back`);
});

test('people who look for a watch have none to photograph', () => {
  expect(writeLetter(words, facts, answersOf({ wish: 'find' }))).not.toContain(words.photographs);
});

test.each(locales)('without answers a letter in %s asks everything, for any wish', (locale) => {
  const { sell } = textsByLocale[locale];
  const letter = writeLetter(sell, { ...facts, locale });
  const asked = [...wishes.map((wish) => sell.wishes[wish]), ...Object.values(sell.fields), sell.photographs];
  for (const text of asked) expect(letter).toContain(text);
});
