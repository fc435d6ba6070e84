import { describe, expect, test } from 'vitest';
import { pictureNamesOf } from '../../pictures/views.ts';
import { watchData } from '../content-fixture.ts';
import type { Terms } from '../schema/terms-schema.ts';
import { checkTogether, findWaitingWords } from './check-together.ts';
import { lineOf } from './problem.ts';

const check = (content: Parameters<typeof checkTogether>[0], ...names: string[]) =>
  checkTogether(content, new Set(names)).map(lineOf);

const { id } = watchData();
const file = `content/watches/${id}.yaml`;

test('a watch needs a picture of its front', () => {
  expect(check({ watches: [watchData()] })).toEqual([
    `${file}: pictures.front: expected a photograph, such as pictures/photographs/${id}.jpg, unless this is a draft`,
  ]);
  expect(check({ watches: [watchData()] }, id)).toEqual([]);
});

test('words about a view without a picture wait for it, in every language', () => {
  const watch = watchData();
  for (const words of [watch.words.en, watch.words.ar])
    words.pictures = { front: { caption: 'In the sun' }, movement: { caption: 'Gilt bridges' } };
  const waiting = (...names: string[]) => findWaitingWords(watch, new Set(names)).map(lineOf);
  expect(waiting(id)).toEqual([
    `${file}: words.en.pictures.movement: not shown yet (en, ar): expected a photograph, such as pictures/photographs/${id}-movement.jpg`,
  ]);
  expect(waiting(id, `${id}-movement`)).toEqual([]);
  expect(check({ watches: [watch] }, id)).toEqual([]);
});

describe('pictures that begin with the name of a watch', () => {
  const watches = [{ id, words: {} }];
  const twin = { id: `${id}-1` };
  const unknownIn = (...names: string[]) => check({ watches, others: [twin] }, id, ...names);

  test('may be of every view, and of another watch', () => {
    expect(unknownIn(...pictureNamesOf([id, twin.id]))).toEqual([]);
  });

  test.each(['-mouvement', '-Side', '-side-2', '-movement ', '_side', ' side'])(
    'do not end in "%s": the valid views are named',
    (end) => {
      expect(unknownIn(`${id}${end}`)).toEqual([
        `${file}: pictures: expected the name "${id}", or "${id}-" and one of side, caseback, movement, buckle, lug, papers, detail, wrist, timegrapher, lume, found the picture "${id}${end}"`,
      ]);
    },
  );

  test('may end in anything if they are of a watch that is not checked, such as a draft', () => {
    expect(unknownIn(`${twin.id}-mouvement`)).toEqual([]);
  });

  test('are not scenes, or of watches that no longer exist', () => {
    expect(unknownIn('hero', 'hero-phone', 'omega-constellation-1961-dial')).toEqual([]);
  });
});

test('a portrait needs a picture of its name', () => {
  const shop = { people: [{ name: 'Anna' }, { name: 'Asha', portrait: 'asha' }] };
  expect(check({ shop }, 'asha')).toEqual([]);
  expect(check({ shop })).toEqual([
    'content/shop.yaml: people.1.portrait: expected a photograph of this name, such as pictures/photographs/asha.jpg, found "asha"',
  ]);
});

test('the watch of the first screen is one of the shop, and its notes are about parts of its report', () => {
  const shop = (name: string, part: 'crystal' | 'pushers') => ({
    hero: { watch: name, notes: [{ part, x: 72, y: 31 }] },
  });
  const together = (hero: ReturnType<typeof shop>) =>
    check({ shop: hero, watches: [{ id, report: { crystal: {} } }] }, id);
  expect(together(shop(id, 'crystal'))).toEqual([]);
  expect(together(shop('omega', 'crystal'))).toEqual([
    'content/shop.yaml: hero.watch: expected the name of a file in content/watches without its ending, found "omega"',
  ]);
  expect(together(shop(id, 'pushers'))).toEqual([
    `content/shop.yaml: hero.notes.0.part: expected a part in the condition report of ${id}, found "pushers"`,
  ]);
});

const guarantee = { years: 5, circaYears: 5, returnPostage: 'shop' } as const;

/** The problems of a page in German, if the shop has these terms. */
const checkProse = (words: object, terms: Terms | undefined, page = 'about') =>
  check({ shop: { terms }, prose: { [page]: { de: words } } });

test('a text may name a term that the shop has set', () => {
  const prose = { story: ['We guarantee it for {{guaranteeYears}}.'], guarantee: { text: 'For {{guaranteeYears}}.' } };
  expect(checkProse(prose, { guarantee })).toEqual([]);
  expect(checkProse(prose, undefined)).toEqual([]);
});

test('a text may not name a term that the shop has not set, except where it is shown with that term alone', () => {
  const prose = { story: ['We guarantee it for {{guaranteeYears}}.'], guarantee: { text: 'For {{guaranteeYears}}.' } };
  expect(checkProse(prose, {})).toEqual([
    'content/about/de.yaml: story.0: expected no {{guaranteeYears}}, because the terms in shop.yaml do not set it',
  ]);
});

test('a text about repairs that are not covered has no months', () => {
  const sections = { movement: { text: ['Free for {{movementMonths}}.'] } };
  expect(checkProse({ sections }, {}, 'buying')).toEqual([]);
  expect(checkProse({ sections }, { movement: 'none' }, 'buying')).toEqual([
    expect.stringContaining('de.yaml: sections.movement.text.0: expected no {{movementMonths}}, because'),
  ]);
});

test('what depends on one term may not name another', () => {
  expect(checkProse({ guarantee: '{{holdHours}}' }, { guarantee })).toHaveLength(1);
});

test('a part that has the name of one that is shown with a term, on another page, is checked', () => {
  expect(checkProse({ movement: 'Free for {{movementMonths}}.' }, {}, 'guide')).toHaveLength(1);
});
