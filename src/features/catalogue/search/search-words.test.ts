import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../../i18n/fold-text.ts';
import { findPatterns, hasPatterns, searchPatterns } from './search-words.ts';

const fold = (text: string) => foldText(text).folded;
const finds = (typed: string, text: string) => hasPatterns(fold(text), searchPatterns(typed, [fold(text)]));
/** The text with what is marked in brackets. */
const mark = (text: string, typed: string) =>
  findPatterns(text, searchPatterns(typed, [fold(text)]))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('a search', () => {
  test.each([
    ['every word must occur', 'rolex gold', 'Rolex in steel', false],
    ['in any order', 'gold rolex', 'Rolex in gold', true],
    ['a long word inside of another', 'gold', 'Gelbgoldgehäuse', true],
    ['a short word only as a whole, if there is one', 'oro', 'orologio in oro', true],
    ['a short word that is still being typed', 'om', 'Omega', true],
    ['no short word inside of another', 'oro', 'moroso', false],
    ['a number from where it begins', '145', '145.022', true],
    ['no number inside of another', '96', '1969', false],
    ['with the Arabic article or without', 'الفولاذ', 'علبة فولاذ', true],
    ['with an Arabic preposition joined to it', 'فولاذ', 'بالفولاذ', true],
  ])('%s: %s in %s', (_why, typed, text, expected) => {
    expect(finds(typed, text)).toBe(expected);
  });

  test('a short word is a whole one as soon as any text has it so', () => {
    const texts = ['orologio', 'cassa in oro'];
    const patterns = searchPatterns('oro', texts);
    expect(texts.filter((text) => hasPatterns(text, patterns))).toEqual(['cassa in oro']);
  });

  test.each(['', '   ', '.-/', 'ـ'])('of %j looks for nothing', (typed) => {
    expect(searchPatterns(typed, [])).toEqual([]);
  });
});

describe('what is marked', () => {
  test.each([
    ['Rolex', 'rolex', '[Rolex]'],
    ['Antimagnétique', 'magnetique', 'Anti[magnétique]'],
    ['Gehäuse', 'gehaeuse', '[Gehäuse]'],
    ['Jaeger LeCoultre', 'jager coultre', '[Jaeger] Le[Coultre]'],
    ['Fuß', 'fuss', '[Fuß]'],
    ['1969', '١٩٦٩', '[1969]'],
    ['13ZN', '13zn', '[13ZN]'],
    ['Very Good', 'ver', '[Ver]y Good'],
    ['ممتازة', 'ممتازه', '[ممتازة]'],
    ['جيدة جدًا', 'جدا', 'جيدة [جدًا]'],
    ['Omega', 'rolex', 'Omega'],
  ])('%s, searched for %s: %s', (text, typed, expected) => {
    expect(mark(text, typed)).toBe(expected);
  });

  test('is never another text, and is found wherever it is marked', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(text, text, (written, typed) => {
        const patterns = searchPatterns(typed, [fold(written)]);
        const parts = findPatterns(written, patterns);
        expect(parts.map((part) => part.text).join('')).toBe(written);
        if (patterns.length > 0 && hasPatterns(fold(written), patterns))
          expect(parts.some(({ isFound }) => isFound)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
