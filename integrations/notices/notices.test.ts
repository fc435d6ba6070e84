import { expect, test } from 'vitest';
import { shopData, watchData } from '../../src/content/content-fixture.ts';
import type { ValidContent } from '../site-content.ts';
import { listNotices } from './notices.ts';

test('a list ends with what weighs most', () => {
  const content = {
    shop: { ...shopData, languages: ['en'], url: 'https://watches.in' },
    notices: [{ file: 'shop.yaml', path: [], message: 'wrong words' }],
    watches: [{ ...watchData(), reservedUntil: '2020-01-01' }],
    drafts: [],
    prose: {},
    masters: new Map([['lost', 'lost.jpg']]),
    pictures: {},
    renderings: [],
  };
  const lines = listNotices(content as unknown as ValidContent).split('\n');
  const at = (words: string) => lines.findIndex((line) => line.includes(words));
  const inOrder = [
    'Please look at',
    'lost.jpg',
    'reservation ended',
    'wrong words',
    'Before visitors come',
    'people',
    'endpoint',
  ];
  expect(at('Please look at')).toBe(1);
  expect(inOrder.map(at)).toEqual(inOrder.map(at).toSorted((a, b) => a - b));
});
