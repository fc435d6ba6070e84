import type { AstroIntegration } from 'astro';
import { lineOf, type Problem } from '../../src/content/reading/problem.ts';
import { type ValidContent, validContent } from '../site-content.ts';
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

/** What the owner should check. What weighs most comes first in what is found, and last in the list, beside the prompt. */
export function listNotices(content: ValidContent): string {
  const found = [...content.notices, ...findWatchNotices(content), ...findPictureNotices(content)];
  return list('Please look at', found) + list('Before visitors come', findPlaceholders(content));
}

function list(title: string, found: readonly Problem[]): string {
  const lines = found.map(lineOf).toReversed();
  return lines.length > 0 ? `\n${title}:\n  ${lines.join('\n  ')}\n` : '';
}
