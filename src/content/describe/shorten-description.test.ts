import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortenDescription } from './shorten-description.ts';

describe('what search engines show of a watch', () => {
  test('has 70 to 155 characters, and no word is cut', () => {
    const word = fc.constantFrom('watch', 'Gehäuse', 'ساعة', '1938', 'steel,', 'gold;', 'ذهب،');
    const last = fc.constantFrom('end.', 'نعم؟');
    const words = fc.array(fc.oneof({ weight: 20, arbitrary: word }, last), { minLength: 30, maxLength: 110 });
    const description = words.map((some) => `${some.join(' ')}.`);
    fc.assert(
      fc.property(description, (text) => {
        const shown = shortenDescription(text);
        expect(shown.length).toBeGreaterThanOrEqual(70);
        expect(shown.length).toBeLessThanOrEqual(155);
        const kept = shown.replace(/…$/, '');
        expect(text.startsWith(kept)).toBe(true);
        expect(text.charAt(kept.length)).toMatch(/[\s,;:،؛–—]/);
        expect(shown).toMatch(/[^\s,;:،؛–—]…$|[.!?؟]$/);
      }),
    );
  });

  test('a short text is not cut', () => {
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
