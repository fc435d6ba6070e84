import { foldText } from '../../../i18n/fold-text.ts';

/** Shorter words often occur inside other words: `oro`, Italian for gold, inside `orologio`. */
const INSIDE_FROM_LETTERS = 4;

/**
 * The patterns to look for in folded texts: each typed word, with a space where it must begin or end.
 *
 * A number matches where a number begins. A short Latin word matches whole words, or the beginning of words if no text has
 * it as a whole word: the visitor may still be typing. Other words match anywhere, because German joins words, and Arabic
 * joins articles and prepositions to them.
 *
 * @param texts the folded texts to search
 */
export function searchPatterns(typed: string, texts: readonly string[]): string[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  return words.map((word) => {
    if (/^\d/.test(word)) return ` ${word}`;
    // Without the Arabic article, which is joined to the word.
    if (/^\p{Script=Arabic}/u.test(word)) return word.replace(/^ال(?=.{3})/u, '');
    if (word.length >= INSIDE_FROM_LETTERS) return word;
    return texts.some((text) => withSpaces(text).includes(` ${word} `)) ? ` ${word} ` : ` ${word}`;
  });
}

/** Whether all of {@link searchPatterns} occur in a folded text. */
export function hasPatterns(folded: string, patterns: readonly string[]): boolean {
  const text = withSpaces(folded);
  return patterns.every((pattern) => text.includes(pattern));
}

function withSpaces(folded: string): string {
  return ` ${folded} `;
}
