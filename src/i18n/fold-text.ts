/** Letters that Unicode does not decompose, but that visitors type as others. */
const alike: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  // V and p in foreign names.
  ڤ: 'ف',
  پ: 'ب',
  // Hamza on its own, and tatweel, which only stretches a word.
  ء: '',
  ـ: '',
};

/**
 * Folds a text, so that a search ignores differences in spelling. These are equal: capital and small letters; letters with
 * and without accents; `ä`, `ae` and `a`, also for `ö` and `ü`; `ß` and `ss`; the Arabic forms of alef, ya with and without
 * dots, ta marbuta and ha, foreign letters and similar Arabic ones; Arabic and Latin digits. Hamza, tatweel, Arabic vowel
 * marks, the Arabic article and punctuation are ignored. Marks of other scripts stay: in Tamil and Hindi they are vowels.
 * Letters and digits are separate words: `145.022` is two words, and so is `13ZN`.
 *
 * @returns words of small letters or digits, separated by single spaces
 */
export function foldText(text: string): string {
  const letters = [
    ...text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]/gu, ''),
  ];
  return (
    letters
      .map((letter) => alike[letter] ?? letter)
      .join('')
      // Arabic and Persian digits; both ranges begin at a multiple of 16.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
      .replace(/([aou])e+/g, '$1')
      .replace(/[\p{L}\p{M}](?=\d)|\d(?=\p{L})/gu, '$& ')
      // The article, unless it is half of the word. All are words of letters or of digits by now.
      .replace(/(^| )(?:ال)+(?=\p{L}{3})/gu, '$1')
      .trim()
  );
}
