import { foldText } from '../../../i18n/fold-text.ts';

/** A watch with the text of `searchText`. */
interface Searchable {
  search: string;
}

/**
 * Finds the watches that have every typed word in one fact: `black dial` means the dial. If there are none, finds those
 * that have each word in any fact: `omega steel`. Without a word, finds all watches.
 */
export function searchWatches<T extends Searchable>(watches: readonly T[], typed: string): readonly T[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  const patterns = words.map((word) => patternOf(word, watches));
  const matches = (text: string) => patterns.every((pattern) => text.includes(pattern));
  const inOneFact = watches.filter(({ search }) => search.split('|').some(matches));
  return inOneFact.length > 0 ? inOneFact : watches.filter(({ search }) => matches(search));
}

/**
 * The part of a typed word to look for. Of a word of four letters or more it is the first two thirds, at least four letters,
 * anywhere in a word: `schwarzes` finds `Mattschwarz`. A number or a shorter word must begin a word; a short word that is
 * itself in a fact must be the whole word: `or` is gold, not the beginning of `Origine`.
 */
function patternOf(word: string, watches: readonly Searchable[]): string {
  if (/^\d/.test(word)) return ` ${word}`;
  if (word.length >= 4) return word.slice(0, Math.max(4, Math.ceil((word.length * 2) / 3)));
  return watches.some(({ search }) => search.includes(` ${word} `)) ? ` ${word} ` : ` ${word}`;
}
