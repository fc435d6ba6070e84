import { expect, test } from 'vitest';
import { findUnknownViews, pictureNameOf, views } from './views.ts';

const id = 'rolex-submariner-1967';
const check = (...names: string[]) =>
  findUnknownViews(new Map(names.map((name) => [name, `photographs/${name}.jpg`])), [id, 'rolex-submariner-1967-1970']);

test('every view of a watch may have its picture', () => {
  expect(check(...views.map((view) => pictureNameOf(id, view)))).toEqual([]);
});

test.each(['mouvement', 'Side', 'side-2', 'movement '])(
  'a view named "%s" is told with its file and the views',
  (view) => {
    expect(check(`${id}-${view}`)).toEqual([
      `photographs/${id}-${view}.jpg: expected "${id}" or "${id}-" and one of side, caseback, movement, buckle, lug, papers, detail, wrist, timegrapher, lume`,
    ]);
  },
);

test('another sign than the hyphen is a slip too', () => {
  expect(check(`${id}_side`, `${id} side`)).toHaveLength(2);
});

test('a watch whose name goes on where that of another ends keeps its own pictures', () => {
  expect(check('rolex-submariner-1967-1970', 'rolex-submariner-1967-1970-side')).toEqual([]);
});

test('scenes, and pictures of a watch that is no longer listed, are left alone', () => {
  expect(check('hero', 'hero-phone', 'omega-constellation-1961', 'omega-constellation-1961-side')).toEqual([]);
});
