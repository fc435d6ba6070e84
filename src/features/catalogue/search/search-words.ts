import { foldText } from '../../../i18n/fold-text.ts';

/** Words shorter than this are common inside of others: `oro`, the Italian gold, inside of `orologio`. */
const INSIDE_FROM_LETTERS = 4;

/**
 * What to look for in folded texts: each word that a visitor typed, with a space where it must begin or end.
 *
 * A number counts where a number begins. A short Latin word counts as a whole, or where a word begins if no text has it
 * as a whole: then it is still being typed. Others count anywhere, because German puts words together, and Arabic puts
 * articles and prepositions before them.
 *
 * @param texts what will be looked in, folded
 */
export function searchPatterns(typed: string, texts: readonly string[]): string[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  return words.map((word) => {
    if (/^\d/.test(word)) return ` ${word}`;
    // Arabic joins its article to the word.
    if (/^\p{Script=Arabic}/u.test(word)) return word.replace(/^ال(?=.{3})/u, '');
    if (word.length >= INSIDE_FROM_LETTERS) return word;
    return texts.some((text) => withSpaces(text).includes(` ${word} `)) ? ` ${word} ` : ` ${word}`;
  });
}

/** Tells whether all of {@link searchPatterns} occur in a folded text. */
export function hasPatterns(folded: string, patterns: readonly string[]): boolean {
  const text = withSpaces(folded);
  return patterns.every((pattern) => text.includes(pattern));
}

function withSpaces(folded: string): string {
  return ` ${folded} `;
}
