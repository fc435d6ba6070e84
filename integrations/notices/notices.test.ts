import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read-content.ts';
import type { ValidContent } from '../site-content.ts';
import { listNotices } from './notices.ts';

const { shop, ...read } = readContent('content', {});

/** The project's content as that of a site that is not public, with notices of its pictures. */
function contentWith(count: number): ValidContent {
  const notices = Array.from({ length: count }, (_, index) => ({ file: `${index}.jpg`, path: [], message: 'soft' }));
  const noPictures = { masters: new Map(), pictures: {}, renderings: [], files: new Map() };
  return {
    ...read,
    shop: { ...shop, url: 'https://shop.example' },
    watches: [],
    ...noPictures,
    notices,
  } as unknown as ValidContent;
}

test('a list fits on a screen, and names the command that shows the rest', () => {
  const lines = listNotices(contentWith(30), 16).trim().split('\n');
  expect(lines).toHaveLength(18);
  expect(lines.at(-1)).toBe('  and 14 more: npm run notices');
});

test('a list without a limit has all', () => {
  expect(listNotices(contentWith(30))).toContain('29.jpg: soft');
});
