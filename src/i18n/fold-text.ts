import { toLatinDigits } from './latin-digits.ts';

/** Letters that are no base letter with a mark, and are still typed as others. */
const alike: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  // For v and p in foreign names.
  ڤ: 'ف',
  پ: 'ب',
  // Hamza by itself, and tatweel, which only stretches a word.
  ء: '',
  ـ: '',
};

/**
 * Folds a text so that what visitors type finds what is written. These count as alike: capital and small letters; letters
 * with and without accents; `ä`, `ae` and `a`, also for `ö` and `ü`; `ß` and `ss`; the Arabic forms of alef, ya with and
 * without dots, ta marbuta and ha, foreign letters and their neighbours; Arabic and Latin digits. Hamza, tatweel, Arabic
 * vowel marks and punctuation do not count. Letters and digits are words of their own: `145.022` is two words, `13ZN` too.
 *
 * @returns words of small letters or of digits, with single spaces between them
 */
export function foldText(text: string): string {
  const letters = [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')];
  return toLatinDigits(letters.map((letter) => alike[letter] ?? letter).join(''))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/([aou])e+/g, '$1')
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .trim();
}
