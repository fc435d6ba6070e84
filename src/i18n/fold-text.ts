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

/** A text as searches compare it, and where its characters come from. */
export interface FoldedText {
  /** Words of small letters or of digits, with single spaces between them. */
  folded: string;
  /** For each character of `folded`, the bounds in the original of what it stands for. */
  places: { start: number; end: number }[];
}

/**
 * Folds a text so that what visitors type finds what is written. Alike are then: capital and small letters; letters with
 * and without accents; `ä`, `ae` and `a`, also for `ö` and `ü`; `ß` and `ss`; the Arabic forms of alef, ya with and
 * without dots, ta marbuta and ha, foreign letters and their neighbours; Arabic and Latin digits. Hamza, tatweel and Arabic vowel marks don't count, nor do
 * punctuation and where letters and digits meet: `145.022` is two words, `13ZN` too.
 */
export function foldText(text: string): FoldedText {
  let folded = '';
  const places: FoldedText['places'] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    for (const letter of foldCharacter(character)) {
      const last = folded.at(-1) ?? ' ';
      const place = places.at(-1);
      if (letter === 'e' && /[aou]/.test(last) && place) place.end = end;
      else if (letter !== ' ' || last !== ' ') {
        if (/\d/.test(letter) ? /[^\d ]/.test(last) : /\d/.test(last) && letter !== ' ') {
          folded += ' ';
          places.push({ start, end: start });
        }
        folded += letter;
        for (let unit = 0; unit < letter.length; unit++) places.push({ start, end });
      }
    }
    // A mark written as a character of its own belongs to its letter.
    const place = places.at(-1);
    if (place && foldCharacter(character) === '') place.end = end;
    start = end;
  }
  return { folded: folded.trimEnd(), places };
}

/** A character folded by itself: small letters or a digit, nothing for a mark, a space for anything else. */
function foldCharacter(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const letters = [...character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')].map(
    (letter) => alike[letter] ?? toLatinDigits(letter).replace(/[^\p{L}\d]/u, ' '),
  );
  const fold = letters.join('');
  folds.set(character, fold);
  return fold;
}

const folds = new Map<string, string>();
