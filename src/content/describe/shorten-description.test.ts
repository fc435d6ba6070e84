import { describe, expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { realContent } from '../schema/content-fixture.ts';
import { readContent } from '../schema/read-content.ts';
import { wordsOf } from '../schema/words-of.ts';
import { shortenDescription } from './shorten-description.ts';

const { watches } = readContent(realContent, () => true);
const descriptions = watches.flatMap((watch) =>
  locales.map((locale) => ({ id: watch.id, locale, text: wordsOf(watch, locale).words.description })),
);

describe('what search engines show of a watch', () => {
  test('there are descriptions to try', () => {
    expect(descriptions.length).toBeGreaterThanOrEqual(locales.length);
  });

  test.each(descriptions)('$id in $locale: 70 to 155 characters, and no word is cut', ({ text }) => {
    const shown = shortenDescription(text);
    expect(shown.length).toBeGreaterThanOrEqual(70);
    expect(shown.length).toBeLessThanOrEqual(155);
    const words = shown.replace(/…$/, '');
    expect(text.startsWith(words)).toBe(true);
    expect(text.charAt(words.length)).toMatch(/[\s,;:،؛–—]/);
    expect(shown).toMatch(/[^\s,;:،؛–—]…$|[.!?؟]$/);
  });

  test('a short text is not cut', () => {
    expect(shortenDescription('A good watch.')).toBe('A good watch.');
    const exact = `${'a'.repeat(154)}.`;
    expect(shortenDescription(exact)).toBe(exact);
  });

  test('whole sentences are preferred to words', () => {
    const first = `${'word '.repeat(15)}end.`;
    const second = `${'more '.repeat(10)}end.`;
    expect(shortenDescription(`${first} ${second} ${'tail '.repeat(30)}`)).toBe(`${first} ${second}`);
  });

  test('a very short sentence is not used alone', () => {
    const shown = shortenDescription(`It runs. ${'word '.repeat(60)}end.`);
    expect(shown).toMatch(/word…$/);
    expect(shown.length).toBeGreaterThan(140);
  });

  test('an Arabic question mark ends a sentence', () => {
    const question = `${'كلمة '.repeat(16)}نعم؟`;
    expect(shortenDescription(`${question} ${'كلمة '.repeat(40)}`)).toBe(question);
  });
});
