import { expect, test } from 'vitest';
import { lineOf } from '../../src/content/reading/problem.ts';
import { findPictureNotices } from './picture-notices.ts';

const watches = ['omega-1961', 'rolex-1967'].map((id) => ({ id, words: {} }));

const upright = { width: 1600, height: 2000 };
const nameOf = (file: string) => file.replace(/^.*\/|\.jpg$/g, '');

/** The notices about these files. */
const notices = (...files: string[]) => noticesOf(upright, files);

type Content = Parameters<typeof findPictureNotices>[0];

function noticesOf(size: { width: number; height: number }, files: string[], shown: object[] = watches): string[] {
  const masters = new Map(files.map((file) => [nameOf(file), `pictures/${file}`]));
  const pictures = Object.fromEntries(files.map((file) => [nameOf(file), size]));
  const shop = { people: [{ portrait: 'anna' }] };
  const content = { masters, watches: shown, drafts: [{ id: 'tissot-1938' }], shop, pictures };
  return findPictureNotices(content as unknown as Content).map(lineOf);
}

test('photographs of watches, drafts, people and scenes have no notice', () => {
  const files = ['omega-1961', 'tissot-1938-side', 'anna', 'about-workshop'].map((name) => `photographs/${name}.jpg`);
  expect(notices(...files)).toEqual([]);
});

test('a photograph of no watch is named, a rendering is not', () => {
  expect(notices('photographs/omga-1961.jpg', 'renderings/iwc-1952.jpg', 'renderings/rolex-1967.jpg')).toEqual([
    'pictures/photographs/omga-1961.jpg: belongs to no watch, so it is not on the site',
  ]);
});

test('a front that is wider than high is named, another view and a scene are not', () => {
  const files = ['photographs/omega-1961.jpg', 'photographs/omega-1961-side.jpg', 'photographs/about-workshop.jpg'];
  expect(noticesOf({ width: 4000, height: 3000 }, files)).toEqual([
    'pictures/photographs/omega-1961.jpg: wider than high, so cards show only its middle; best is upright, 4:5',
  ]);
});

test('a photograph of a watch that is narrower than a phone needs is named, a portrait is not', () => {
  const files = ['photographs/omega-1961-side.jpg', 'photographs/anna.jpg'];
  expect(noticesOf({ width: 799, height: 900 }, files)).toEqual([
    'pictures/photographs/omega-1961-side.jpg: only 799 pixels wide, so it looks soft; best is 1600, at least 800',
  ]);
  expect(noticesOf({ width: 800, height: 900 }, files)).toEqual([]);
});

test('words about a view wait for a photograph of it', () => {
  const side = { pictures: { side: { caption: 'The side' } } };
  const watch = { id: 'rolex-1967', words: { en: side, ar: side } };
  expect(noticesOf(upright, ['photographs/rolex-1967.jpg'], [watch])).toEqual([
    'content/watches/rolex-1967.yaml: words.en.pictures.side: not shown yet (en, ar): expected a photograph, such as pictures/photographs/rolex-1967-side.jpg',
  ]);
  expect(noticesOf(upright, ['photographs/rolex-1967-side.jpg'], [watch])).toEqual([]);
});
