import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMasters, findRenderings } from './find-masters.ts';

/** A folder of pictures with these files. Deleted after the test. */
function pictureFolder(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'masters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

test('every rendering is found by its name', () => {
  const folder = pictureFolder('renderings/hero.jpg', 'renderings/rolex-submariner-1967.png');
  expect([...findMasters(folder)]).toEqual([
    ['hero', join(folder, 'renderings/hero.jpg')],
    ['rolex-submariner-1967', join(folder, 'renderings/rolex-submariner-1967.png')],
  ]);
});

test('a photograph replaces the rendering, whatever its extension', () => {
  const folder = pictureFolder('renderings/hero.jpg', 'renderings/other.jpg', 'photographs/hero.png');
  const masters = findMasters(folder);
  expect(masters.get('hero')).toBe(join(folder, 'photographs/hero.png'));
  expect(masters.get('other')).toBe(join(folder, 'renderings/other.jpg'));
});

test('a photograph of the front removes the renderings of all other views', () => {
  const folder = pictureFolder(
    'renderings/omega.jpg',
    'renderings/omega-side.jpg',
    'renderings/omega-movement.jpg',
    'photographs/omega.jpg',
  );
  expect([...findMasters(folder)]).toEqual([['omega', join(folder, 'photographs/omega.jpg')]]);
});

test('a photograph of another view is added to the renderings', () => {
  const folder = pictureFolder('renderings/omega.jpg', 'renderings/omega-side.jpg', 'photographs/omega-movement.jpg');
  const masters = findMasters(folder);
  expect([...masters.keys()].sort()).toEqual(['omega', 'omega-movement', 'omega-side']);
  expect(findRenderings(masters).sort()).toEqual(['omega', 'omega-side']);
});

test('the front may also be named by its view', () => {
  const folder = pictureFolder('renderings/omega.jpg', 'photographs/omega-front.jpg');
  expect(findMasters(folder).get('omega')).toBe(join(folder, 'photographs/omega-front.jpg'));
});

test('a photograph of the other side stays', () => {
  const folder = pictureFolder('renderings/omega-side.jpg', 'photographs/omega.jpg', 'photographs/omega-side.JPG');
  expect(findMasters(folder).get('omega-side')).toBe(join(folder, 'photographs/omega-side.JPG'));
});

test('a photograph without a rendering is found too', () => {
  const folder = pictureFolder('photographs/new.webp');
  expect(findMasters(folder).get('new')).toBe(join(folder, 'photographs/new.webp'));
});

test('extensions may be in capitals', () => {
  const folder = pictureFolder('photographs/hero.JPG');
  expect(findMasters(folder).get('hero')).toBe(join(folder, 'photographs/hero.JPG'));
});

test.each([
  ['the one that the editor saved', ['omega-1961.png', 'omega-1961.jpg', 'omega-1961.JPEG'], 'omega-1961.jpg'],
  ['the last of those that were kept', ['omega-1961.jpg', 'omega-1961-1.jpg', 'omega-1961-2.jpg'], 'omega-1961-2.jpg'],
  ['a copy kept beside another ending', ['omega-1961.png', 'omega-1961-1.jpg'], 'omega-1961-1.jpg'],
])('of several files for one picture %s is used, and all are named', (_, files, taken) => {
  const folder = pictureFolder(...files.map((file) => `photographs/${file}`));
  const notices: string[] = [];
  expect([...findMasters(folder, (notice) => notices.push(notice))]).toEqual([
    ['omega-1961', join(folder, 'photographs', taken)],
  ]);
  expect(notices).toHaveLength(1);
  for (const file of files) expect(notices[0]).toContain(file);
});

test('a name that ends in a number is not always a copy', () => {
  const folder = pictureFolder('photographs/omega-ck-859.jpg', 'photographs/omega-1961.jpg');
  expect([...findMasters(folder).keys()]).toEqual(['omega-1961', 'omega-ck-859']);
});

test('other files are ignored', () => {
  const folder = pictureFolder('renderings/.DS_Store', 'renderings/notes.txt', 'renderings/hero.xmp');
  expect(findMasters(folder).size).toBe(0);
});

test('a photograph in the format of a phone is named', () => {
  const folder = pictureFolder('photographs/IMG_2044.HEIC', 'photographs/omega-1961.jpg');
  const notices: string[] = [];
  expect([...findMasters(folder, (notice) => notices.push(notice)).keys()]).toEqual(['omega-1961']);
  expect(notices).toEqual([`${join(folder, 'photographs/IMG_2044.HEIC')}: can't be read; save it as JPEG`]);
});

test('no folder, no pictures, no error', () => {
  expect(findMasters(pictureFolder()).size).toBe(0);
});

test('the photograph of a second watch of the same name and year is not a copy', () => {
  const folder = pictureFolder('pictures/photographs/omega-1961.jpg', 'pictures/photographs/omega-1961-1.jpg');
  const pictures = join(folder, 'pictures');
  expect([...findMasters(pictures).keys()]).toEqual(['omega-1961']);
  mkdirSync(join(folder, 'content/watches'), { recursive: true });
  writeFileSync(join(folder, 'content/watches/omega-1961-1.yaml'), '');
  expect([...findMasters(pictures).keys()].sort()).toEqual(['omega-1961', 'omega-1961-1']);
});
