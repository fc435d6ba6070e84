import type { AstroIntegration } from 'astro';
import { lineOf, type Problem } from '../../src/content/reading/problem.ts';
import { type ValidContent, validContent } from '../site-content.ts';
import { findGoneWatches, readLastSitemap } from './gone-watches.ts';
import { findPictureNotices } from './picture-notices.ts';
import { findPlaceholders } from './placeholders.ts';
import { findWatchNotices } from './watch-notices.ts';

/** Ends a build with one list of what the owner should check. Must be the last integration. */
export function notices(): AstroIntegration {
  return {
    name: 'notices',
    hooks: { 'astro:build:done': async () => console.warn(listNotices(await validContent())) },
  };
}

/**
 * What the owner should check. What weighs most comes last, beside the prompt: what visitors no longer find, words of the site, what
 * sells wrong, what is shown badly.
 */
export function listNotices(content: ValidContent): string {
  const found = [
    ...findGoneWatches(readLastSitemap(), content.watches),
    ...content.notices,
    ...findWatchNotices(content),
    ...findPictureNotices(content),
  ];
  return list('Please look at', found) + list('Before visitors come', findPlaceholders(content));
}

function list(title: string, byWeight: readonly Problem[]): string {
  const lines = byWeight.map(lineOf).toReversed();
  return lines.length > 0 ? `\n${title}:\n  ${lines.join('\n  ')}\n` : '';
}
