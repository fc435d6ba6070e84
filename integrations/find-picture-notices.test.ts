import { expect, test } from 'vitest';
import { findPictureNotices } from './find-picture-notices.ts';

const watches = [
  { id: 'omega-1961', picture: 'photograph' },
  { id: 'rolex-1967', picture: 'rendering' },
] as const;

/** The notices about these files. */
const notices = (...files: string[]) =>
  findPictureNotices(new Map(files.map((file) => [file.replace(/^.*\/|\.jpg$/g, ''), `pictures/${file}`])), watches, [
    'tissot-1938',
  ]);

test('photographs of watches, drafts and scenes have no notice', () => {
  expect(notices('photographs/omega-1961.jpg', 'photographs/tissot-1938-side.jpg', 'photographs/hero.jpg')).toEqual([]);
});

test('a photograph of a watch that says it is a rendering is named', () => {
  expect(notices('photographs/rolex-1967.jpg', 'photographs/rolex-1967-side.jpg')).toEqual([
    'pictures/photographs/rolex-1967.jpg: a photograph, but the watch says "picture: rendering"',
  ]);
});

test('a photograph of no watch is named, a rendering is not', () => {
  expect(notices('photographs/omga-1961.jpg', 'renderings/iwc-1952.jpg', 'renderings/rolex-1967.jpg')).toEqual([
    'pictures/photographs/omga-1961.jpg: belongs to no watch, so it is not on the site',
  ]);
});
