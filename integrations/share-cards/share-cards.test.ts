import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { watchData } from '../../src/content/schema/content-fixture.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { ShareCard } from './draw-card.ts';
import { drawCardOnce, shareCards } from './share-cards.ts';

const cards = () => shareCards({ watches: [watchData()], masters: new Map(), pictures: {}, cache: 'never-written' });

test("the cards' URLs are derived from those of their pages", () => {
  const urls = [...cards().keys()];
  expect(urls).toHaveLength(locales.length * 9);
  expect(urls).toContain('/share/index.jpg');
  expect(urls).toContain('/share/ar.jpg');
  expect(urls).toContain('/share/de/catalog/tissot-antimagnetique-1938.jpg');
});

test('a missing picture fails with its name', async () => {
  await expect(cards().get('/share/about.jpg')?.()).rejects.toThrow('expected a picture "about-workshop"');
});

test('a card is cached; another text or picture is drawn again', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'cards-'));
  const master = join(cache, 'master.png');
  onTestFinished(() => rmSync(cache, { recursive: true }));
  await sharp({ create: { width: 8, height: 10, channels: 3, background: '#20c040' } }).toFile(master);
  const card: ShareCard = { locale: 'en', kind: 'watch', master, label: 'The shop', lines: [] };
  const past = new Date('2001-01-01');

  const first = await drawCardOnce(card, 'first', cache);
  utimesSync(first, past, past);
  expect(await drawCardOnce(card, 'first', cache)).toBe(first);
  expect(statSync(first).mtime).toEqual(past);
  await drawCardOnce({ ...card, label: 'Another shop' }, 'first', cache);
  await drawCardOnce(card, 'second', cache);
  expect(readdirSync(cache).filter((name) => name.endsWith('.jpg'))).toHaveLength(3);
});
