import type { AstroIntegration } from 'astro';
import { lineOf, type Problem } from '../../src/content/reading/problem.ts';
import { validContent } from '../site-content.ts';
import { findPictureNotices } from './picture-notices.ts';
import { findPlaceholders } from './placeholders.ts';
import { findWatchNotices } from './watch-notices.ts';

/** Ends a build with one list of what the owner should check. Must be the last integration. */
export function notices(): AstroIntegration {
  return {
    name: 'notices',
    hooks: {
      'astro:build:done': async () => {
        const content = await validContent();
        show('Please look at', [...findWatchNotices(content), ...content.notices, ...findPictureNotices(content)]);
        show('Before visitors come', findPlaceholders(content));
      },
    },
  };
}

function show(title: string, notices: readonly Problem[]): void {
  if (notices.length > 0) console.warn(`\n${title}:\n  ${notices.map(lineOf).join('\n  ')}`);
}
