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

test.each([
  ['by the name of the front', 'photographs/omega.JPG'],
  ['by the name of the view', 'photographs/omega-front.jpg'],
])('a photograph of the front removes the renderings of all views: %s', (_, photograph) => {
  const renderings = ['renderings/omega.jpg', 'renderings/omega-side.jpg', 'renderings/omega-movement.jpg'];
  expect(mastersOf(...renderings, 'renderings/hero.jpg', photograph)).toEqual([
    ['hero', 'renderings/hero.jpg'],
    ['omega', photograph],
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

test.each([
  ['the `.jpg`', ['omega-1961.png', 'omega-1961.jpg', 'omega-1961.JPEG'], 'omega-1961.jpg'],
  ['the last of those that were kept', ['omega-1961.jpg', 'omega-1961-1.jpg', 'omega-1961-2.jpg'], 'omega-1961-2.jpg'],
  ['a copy kept beside another ending', ['omega-1961.png', 'omega-1961-1.jpg'], 'omega-1961-1.jpg'],
])('of several files for one picture %s is used, and all are named', (_, files, taken) => {
  const folder = pictureFolder(...files.map((file) => `photographs/${file}`));
  const { masters, notices } = findMasters(folder, []);
  expect([...masters]).toEqual([['omega-1961', join(folder, 'photographs', taken)]]);
  const [notice = '', ...others] = notices.map(lineOf);
  expect(others).toEqual([]);
  for (const file of files) expect(notice).toContain(file);
});

test('the portrait of a second person is not a copy of the first one', () => {
  const folder = pictureFolder('photographs/image.webp', 'photographs/image-1.webp');
  expect([...findMasters(folder, [], ['image', 'image-1']).masters.keys()].sort()).toEqual(['image', 'image-1']);
  expect([...findMasters(folder, [], ['image']).masters.keys()]).toEqual(['image']);
});

test('other files are ignored, and a missing folder has no pictures', () => {
  expect(mastersOf('renderings/.DS_Store', 'renderings/notes.txt', 'renderings/hero.xmp')).toEqual([]);
  expect(mastersOf()).toEqual([]);
});

test('a photograph in the format of a phone is named, and is a problem if the watch has no other of that view', () => {
  const folder = pictureFolder(
    'photographs/IMG_2044.HEIC',
    'photographs/omega-1961.jpg',
    'photographs/omega-1961.heic',
    'photographs/omega-1961-side.heic',
  );
  const found = findMasters(folder, [{ id: 'omega-1961' }]);
  const asJpeg = (file: string) => `${join(folder, 'photographs', file)}: expected a JPEG, because this can't be read`;
  expect([...found.masters.keys()]).toEqual(['omega-1961']);
  expect(found.notices.map(lineOf)).toEqual(['IMG_2044.HEIC', 'omega-1961.heic'].map(asJpeg));
  expect(found.problems.map(lineOf)).toEqual(['omega-1961-side.heic'].map(asJpeg));
  const ofDraft = findMasters(folder, [{ id: 'omega-1961', draft: true }]);
  expect(ofDraft.notices.map(lineOf)).toContain(asJpeg('omega-1961-side.heic'));
  expect(ofDraft.problems).toEqual([]);
});

test('the photograph of a second watch of the same name and year, or of a name with a number, is not a copy', () => {
  const folder = pictureFolder(...['ck-859', '1961', '1961-1'].map((end) => `pictures/photographs/omega-${end}.jpg`));
  const pictures = join(folder, 'pictures');
  expect([...findMasters(pictures, []).masters.keys()]).toEqual(['omega-1961', 'omega-ck-859']);
  const twin = { id: 'omega-1961-1' };
  expect([...findMasters(pictures, [twin]).masters.keys()].sort()).toEqual([
    'omega-1961',
    'omega-1961-1',
    'omega-ck-859',
  ]);
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
