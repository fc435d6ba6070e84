import { expect, onTestFinished, test } from 'vitest';
import { shopData, temporaryFolder } from '../../src/content/content-fixture.ts';
import type { ValidContent } from '../site-content.ts';
import { listNotices } from './notices.ts';

/** The lines of the list of a site that was not built before and has thirty notices. */
function linesOf(limit?: number): string[] {
  const here = process.cwd();
  process.chdir(temporaryFolder());
  onTestFinished(() => process.chdir(here));
  const notices = Array.from({ length: 30 }, (_, index) => ({ file: `${index}.jpg`, path: [], message: 'soft' }));
  const empty = { watches: [], drafts: [], prose: {}, masters: new Map(), pictures: {}, renderings: [] };
  return listNotices({ shop: shopData, notices, ...empty } as unknown as ValidContent, limit)
    .trim()
    .split('\n');
}

test('a list fits on a screen, and names the command that shows the rest', () => {
  const lines = linesOf(16);
  expect(lines).toHaveLength(18);
  expect(lines.at(-1)).toBe('  and 14 more: npm run notices');
});

test('a list without a limit has all', () => {
  expect(linesOf().at(-1)).toBe('  29.jpg: soft');
});
