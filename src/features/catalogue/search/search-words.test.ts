import { describe, expect, test } from 'vitest';
import { foldText } from '../../../i18n/fold-text.ts';
import { hasPatterns, searchPatterns } from './search-words.ts';

const finds = (typed: string, text: string) => hasPatterns(foldText(text), searchPatterns(typed, [foldText(text)]));

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

  test('a short word matches only whole words if any text has it as one', () => {
    const texts = ['orologio', 'cassa in oro'];
    const patterns = searchPatterns('oro', texts);
    expect(texts.filter((text) => hasPatterns(text, patterns))).toEqual(['cassa in oro']);
  });

  test.each(['', '   ', '.-/', 'ـ'])('for %j has no patterns', (typed) => {
    expect(searchPatterns(typed, [])).toEqual([]);
  });
});
