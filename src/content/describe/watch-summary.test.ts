import { shop } from 'virtual:content';
import { expect, test } from 'vitest';
import { todayIn } from '../../i18n/zoned-time.ts';
import { textsByLocale } from '../words/translate.ts';
import { watchFixture } from './watch-summary-fixture.ts';

test('a card says that a watch is new, unless it is reserved', () => {
  const words = textsByLocale.en.watch.status;
  const dateAdded = todayIn(shop.hours.timeZone);
  expect(watchFixture({ dateAdded }).statusText).toBe(words.new);
  expect(watchFixture({ dateAdded, status: 'reserved' }).statusText).toBe(words.reserved);
  expect(watchFixture({}).statusText).toBeUndefined();
});
