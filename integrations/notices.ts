import type { AstroIntegration } from 'astro';
import { readContent } from '../src/content/schema/read-content.ts';
import { inquiriesEndpoint, shop } from '../src/content/schema/shop.ts';
import { findMasters } from '../src/pictures/find-masters.ts';
import { findNotices } from './find-notices.ts';
import { findPictureNotices } from './find-picture-notices.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { preparePictures } from './pictures/pictures.ts';
import { siteUrl } from './site-url.ts';

/** Ends a build with what the owner should look at, in one list. Must be the last integration. */
export function notices(): AstroIntegration {
  return {
    name: 'notices',
    hooks: {
      'astro:build:done': async () => {
        const aboutPictures: string[] = [];
        const masters = findMasters('pictures', (notice) => aboutPictures.push(notice));
        const { watches, drafts } = readContent('content', () => true);
        const portraits = shop.people.flatMap(({ portrait }) => portrait ?? []);
        const { pictures } = await preparePictures();
        aboutPictures.push(...findPictureNotices(masters, watches, drafts, portraits, pictures));
        show('Please look at', [...findNotices(watches, new Date()), ...aboutPictures]);
        show('Before visitors come', findPlaceholders(shop, watches, siteUrl(), inquiriesEndpoint()));
      },
    },
  };
}

function show(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.warn(`\n${title}:\n  ${lines.join('\n  ')}`);
}
