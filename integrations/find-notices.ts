import type { Watch } from '../src/content/schema/watch-schema.ts';
import { findUntranslated } from '../src/content/schema/words-of.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Notices for the owner about watches that can be published.
 *
 * @param watches in the order of the list
 * @returns one line each, beginning with the file
 */
export function findNotices(watches: readonly Watch[]): string[] {
  return watches.flatMap((watch) => {
    const notices: string[] = [];
    const languages = findUntranslated(watch).map((locale) => languageNames.of(locale));
    if (languages.length > 0) notices.push(`words: shown in English, not translated yet: ${languages.join(', ')}`);
    const before = watches.find(({ position }) => position === watch.position);
    if (before && before !== watch)
      notices.push(`position: expected a place of its own, but ${before.id}.yaml has ${watch.position} too`);
    return notices.map((notice) => `content/watches/${watch.id}.yaml: ${notice}`);
  });
}
