import type { AstroIntegration } from 'astro';
import { lineOf, type Problem } from '../src/content/reading/problem.ts';
import { findNotices } from './find-notices.ts';
import { findPictureNotices } from './find-picture-notices.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { validContent } from './site-content.ts';

/** Ends a build with one list of what the owner should check. Must be the last integration. */
export function notices(): AstroIntegration {
  return {
    name: 'notices',
    hooks: {
      'astro:build:done': async () => {
        const content = await validContent();
        show('Please look at', [...findNotices(content), ...content.notices, ...findPictureNotices(content)]);
        show('Before visitors come', findPlaceholders(content));
      },
    },
  };
}

function show(title: string, notices: readonly Problem[]): void {
  if (notices.length > 0) console.warn(`\n${title}:\n  ${notices.map(lineOf).join('\n  ')}`);
}
