import { expect, test } from 'vitest';
import { listed } from '../../src/content/reading/problem.ts';
import { pictureNameOf, views } from '../../src/pictures/views.ts';
import { findUnknownViews } from './find-unknown-views.ts';

const id = 'rolex-submariner-1967';
const check = (...names: string[]) =>
  findUnknownViews(new Map(names.map((name) => [name, `photographs/${name}.jpg`])), [
    id,
    'rolex-submariner-1967-1970',
  ]).map(listed);

test('every view of a watch may have a picture', () => {
  expect(check(...views.map((view) => pictureNameOf(id, view)))).toEqual([]);
});

test.each(['mouvement', 'Side', 'side-2', 'movement '])(
  'an unknown view "%s" is reported with its file and the valid views',
  (view) => {
    expect(check(`${id}-${view}`)).toEqual([
      `photographs/${id}-${view}.jpg: expected the name "${id}", or "${id}-" and one of side, caseback, movement, buckle, lug, papers, detail, wrist, timegrapher, lume`,
    ]);
  },
);

test('a separator other than a hyphen is reported too', () => {
  expect(check(`${id}_side`, `${id} side`)).toHaveLength(2);
});

test('a watch whose id begins with the id of another keeps its own pictures', () => {
  expect(check('rolex-submariner-1967-1970', 'rolex-submariner-1967-1970-side')).toEqual([]);
});

test('scenes, and pictures of watches that no longer exist, are ignored', () => {
  expect(check('hero', 'hero-phone', 'omega-constellation-1961', 'omega-constellation-1961-side')).toEqual([]);
});
