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
  const words = foldText(typed).folded.split(' ').filter(Boolean);
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

/** A part of a text, and whether it is one of the words looked for. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Parts a text, as it is written, at the words that {@link hasPatterns} would find in it. */
export function findPatterns(text: string, patterns: readonly string[]): TextPart[] {
  const { folded, places } = foldText(text);
  const searched = withSpaces(folded);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const pattern of patterns) {
    const word = pattern.trim();
    for (let at = searched.indexOf(pattern); at >= 0; at = searched.indexOf(pattern, at + 1)) {
      // Places know nothing of the space that was put before the text.
      const first = at + pattern.indexOf(word) - 1;
      isFound.fill(true, places[first]?.start, places[first + word.length - 1]?.end);
    }
  }
  const parts: TextPart[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && isFound[end] === isFound[start]) end++;
    parts.push({ text: text.slice(start, end), isFound: isFound[start] ?? false });
  }
  return parts;
}

function withSpaces(folded: string): string {
  return ` ${folded} `;
}
