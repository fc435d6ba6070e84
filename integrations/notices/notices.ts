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

/** What the owner should check. What weighs most is the last of its list, beside the prompt. */
export function listNotices(content: ValidContent): string {
  const found = [...findPictureNotices(content), ...findWatchNotices(content), ...content.notices];
  return list('Please look at', found) + list('Before visitors come', findPlaceholders(content));
}

function list(title: string, found: readonly Problem[]): string {
  return found.length > 0 ? `\n${title}:\n  ${found.map(lineOf).join('\n  ')}\n` : '';
}
