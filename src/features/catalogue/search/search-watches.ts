import { foldText } from '../../../i18n/fold-text.ts';

/** A watch with the text of `searchText`, and what its picture shows. */
interface Searchable {
  searchText: string;
  alt: string;
}

/**
 * Finds the watches that have every typed word in one fact: `black dial` means the dial. If there are none, finds those
 * that have each word in any fact: `omega steel`; then in what the picture shows: `military`; then spelt alike: `rollex`.
 * Without a word, finds all watches.
 *
 * @param fillers of `listFillers`, which say nothing about a watch
 */
export function searchWatches<T extends Searchable>(
  watches: readonly T[],
  typed: string,
  fillers: string,
): readonly T[] {
  const words = searchedWords(typed, fillers);
  if (words.length === 0) return watches;
  const patterns = words.map((word) => patternOf(word, watches));
  const matches = (text: string) => patterns.every((pattern) => text.includes(pattern));
  const rules: ((watch: T) => boolean)[] = [
    ({ searchText }) => searchText.split('|').some(matches),
    ({ searchText }) => matches(searchText),
    ({ searchText, alt }) => matches(`${searchText} ${foldText(alt)} `),
    (watch) => words.every((word) => hasAlike(watch, word)),
  ];
  for (const rule of rules) {
    const found = watches.filter(rule);
    if (found.length > 0) return found;
  }
  return [];
}

/** How many watches are shown instead of those that a search does not find. */
const SIMILAR_WATCHES = 3;

/**
 * The watches that have at least one typed word, as `searchWatches` finds it, those with the most first: after `rolex daytona`, what
 * else there is of Rolex.
 */
export function findSimilar<T extends Searchable>(watches: readonly T[], typed: string, fillers: string): readonly T[] {
  const matchers = searchedWords(typed, fillers).map((word) => {
    const pattern = patternOf(word, watches);
    return (watch: T) => watch.searchText.includes(pattern) || hasAlike(watch, word);
  });
  return watches
    .map((watch) => ({ watch, count: matchers.filter((matches) => matches(watch)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, SIMILAR_WATCHES)
    .map(({ watch }) => watch);
}

/** The typed words that say something about a watch. */
function searchedWords(typed: string, fillers: string): string[] {
  return foldText(typed)
    .split(' ')
    .filter((word) => word && !fillers.includes(` ${word} `));
}

function hasAlike({ searchText }: Searchable, word: string): boolean {
  return searchText.split(/[ |]+/).some((other) => isAlike(word, other));
}

/**
 * The part of a typed word to look for. Of a word of four letters or more it is the first two thirds, at least four letters,
 * anywhere in a word: `schwarzes` finds `Mattschwarz`. A number or a shorter word must begin a word; a short word that is
 * itself in a fact must be the whole word: `or` is gold, not the beginning of `Origine`.
 */
function patternOf(word: string, watches: readonly Searchable[]): string {
  if (/^\d/.test(word)) return ` ${word}`;
  if (word.length >= 4) return word.slice(0, Math.max(4, Math.ceil((word.length * 2) / 3)));
  return watches.some(({ searchText }) => searchText.includes(` ${word} `)) ? ` ${word} ` : ` ${word}`;
}

/** Whether two words are equal but for one mistake, from five letters, or two, from eight letters. Numbers have none. */
function isAlike(word: string, other: string): boolean {
  if (word === other) return true;
  const length = Math.max(word.length, other.length);
  if (length < 5 || /\d/.test(word)) return false;
  return isWithin(length < 8 ? 1 : 2, word, other);
}

/** Whether so many mistakes turn one word into the other: a letter more, less or another, or two neighbours that changed places. */
function isWithin(mistakes: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > mistakes) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  if (rest === otherRest || mistakes === 0) return rest === otherRest;
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    isWithin(mistakes - 1, rest.slice(1), otherRest) ||
    isWithin(mistakes - 1, rest, otherRest.slice(1)) ||
    isWithin(mistakes - 1, rest.slice(1), otherRest.slice(1)) ||
    (isSwapped && isWithin(mistakes - 1, rest.slice(2), otherRest.slice(2)))
  );
}
