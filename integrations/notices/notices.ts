import type { AstroIntegration } from 'astro';
import { lineOf } from '../../src/content/reading/problem.ts';
import { type ValidContent, validContent } from '../site-content.ts';
import { findGoneWatches, readLastSitemap } from './gone-watches.ts';
import { findPictureNotices } from './picture-notices.ts';
import { findPlaceholders } from './placeholders.ts';
import { findWatchNotices } from './watch-notices.ts';

/** What fits on a screen beside the placeholders. */
const SHOWN_NOTICES = 16;

/** Ends a build with one list of what the owner should check. Must be the last integration. */
export function notices(): AstroIntegration {
  return {
    name: 'notices',
    hooks: {
      'astro:build:done': async () => console.warn(listNotices(await validContent(), SHOWN_NOTICES)),
    },
  };
}

/**
 * What the owner should check, by weight: what visitors no longer find, words of the site, what sells wrong, what is shown
 * badly.
 *
 * @param limit how many are shown before what a sample still has
 */
export function listNotices(content: ValidContent, limit = Number.POSITIVE_INFINITY): string {
  const found = [
    ...findGoneWatches(readLastSitemap(), content.watches),
    ...content.notices,
    ...findWatchNotices(content),
    ...findPictureNotices(content),
  ].map(lineOf);
  const rest = found.length - limit;
  const shown = rest > 0 ? [...found.slice(0, limit), `and ${rest} more: npm run notices`] : found;
  return list('Please look at', shown) + list('Before visitors come', findPlaceholders(content).map(lineOf));
}

function list(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `\n${title}:\n  ${lines.join('\n  ')}\n` : '';
}
