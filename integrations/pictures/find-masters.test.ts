import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../src/content/content-fixture.ts';
import { lineOf } from '../../src/content/reading/problem.ts';
import { findMasters, findRenderings } from './find-masters.ts';

/** A folder of pictures with these files. Deleted after the test. */
function pictureFolder(...files: string[]): string {
  const folder = temporaryFolder();
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

/** The masters of a folder, as the picture's name and the path in the folder. */
function mastersOf(...files: string[]) {
  const folder = pictureFolder(...files);
  return [...findMasters(folder, []).masters].map(([name, file]) => [name, file.replace(`${folder}/`, '')]).sort();
}

test('every rendering is found by its name, every photograph too, whatever its extension', () => {
  expect(mastersOf('renderings/hero.jpg', 'renderings/rolex-1967.png', 'photographs/new.webp')).toEqual([
    ['hero', 'renderings/hero.jpg'],
    ['new', 'photographs/new.webp'],
    ['rolex-1967', 'renderings/rolex-1967.png'],
  ]);
});

test('a photograph of the front removes the renderings of all views', () => {
  const renderings = ['renderings/omega.jpg', 'renderings/omega-side.jpg', 'renderings/omega-movement.jpg'];
  expect(mastersOf(...renderings, 'renderings/hero.jpg', 'photographs/omega.JPG')).toEqual([
    ['hero', 'renderings/hero.jpg'],
    ['omega', 'photographs/omega.JPG'],
  ]);
});

test('a photograph of another view is added to the renderings, or stays beside the one of the front', () => {
  const folder = pictureFolder('renderings/omega.jpg', 'renderings/omega-side.jpg', 'photographs/omega-movement.jpg');
  const { masters } = findMasters(folder, []);
  expect([...masters.keys()].sort()).toEqual(['omega', 'omega-movement', 'omega-side']);
  expect(findRenderings(masters).sort()).toEqual(['omega', 'omega-side']);
  expect(mastersOf('renderings/omega-side.jpg', 'photographs/omega.jpg', 'photographs/omega-side.JPG')).toEqual([
    ['omega', 'photographs/omega.jpg'],
    ['omega-side', 'photographs/omega-side.JPG'],
  ]);
});

test('of two files for one picture, the one that is not used is named', () => {
  const folder = pictureFolder('photographs/omega-1961.jpg', 'photographs/omega-1961.png');
  const { masters, notices } = findMasters(folder, []);
  const used = join(folder, 'photographs/omega-1961.png');
  expect([...masters]).toEqual([['omega-1961', used]]);
  expect(notices.map(lineOf)).toEqual([`${used}: taken in place of omega-1961.jpg`]);
});

test('other files are ignored, and a missing folder has no pictures', () => {
  expect(mastersOf('renderings/.DS_Store', 'renderings/notes.txt', 'renderings/hero.xmp')).toEqual([]);
  expect(mastersOf()).toEqual([]);
});

test('a photograph in the format of a phone is a problem', () => {
  const folder = pictureFolder('photographs/omega-1961.jpg', 'photographs/omega-1961-side.HEIC');
  const { masters, problems } = findMasters(folder, [{ id: 'omega-1961' }]);
  expect([...masters.keys()]).toEqual(['omega-1961']);
  const file = join(folder, 'photographs/omega-1961-side.HEIC');
  expect(problems.map(lineOf)).toEqual([`${file}: expected a JPEG, because this can't be read`]);
});

test('a name may end in a number', () => {
  expect(mastersOf(...['ck-859', '1961', '1961-1'].map((end) => `photographs/omega-${end}.jpg`))).toHaveLength(3);
});

test('a photograph of any name is found if the file of a watch names it, and comes before others of this picture', () => {
  const folder = pictureFolder(
    ...['front/image.webp', 'image-1.webp', 'omega-1961.jpg', 'image-2.webp'].map(
      (file) => `pictures/photographs/${file}`,
    ),
    ...['omega-1961.jpg', 'omega-1961-lug.jpg'].map((file) => `pictures/renderings/${file}`),
  );
  const pictures = { front: 'front/image.webp', side: 'image-1.webp', movement: 'lost.webp' };
  const photographs = join(folder, 'pictures/photographs');
  const { masters, notices } = findMasters(join(folder, 'pictures'), [{ id: 'omega-1961', pictures }]);
  expect(Object.fromEntries(masters)).toEqual({
    'omega-1961': join(photographs, 'front/image.webp'),
    'omega-1961-side': join(photographs, 'image-1.webp'),
    'omega-1961-movement': join(photographs, 'lost.webp'),
    'image-2': join(photographs, 'image-2.webp'),
  });
  expect(notices.map(lineOf)).toEqual([`${join(photographs, 'front/image.webp')}: taken in place of omega-1961.jpg`]);
});
