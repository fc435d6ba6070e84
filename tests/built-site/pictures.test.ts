import { globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watches } from '../collection.ts';
import { sample } from './built-pages.ts';

/* Pages have only pictures that exist (pages.test.ts). */

/** The bytes of a picture's AVIF file of a width in pixels. */
function weightOf(name: string, width: number): number {
  const [file, ...others] = globSync(`images/sized/${name}.*.${width}.avif`, { cwd: sample.dist });
  if (!file || others.length > 0) throw new Error(`${name}: expected one file ${width} pixels wide`);
  return statSync(join(sample.dist, file)).size;
}

test('what a page preloads is its first picture', () => {
  const pages = sample.readIn(['en']).filter(({ document }) => document.querySelector('link[as=image]'));
  expect(pages.length).toBeGreaterThan(watches.length);
  for (const { url, document } of pages) {
    const preloads = [...document.querySelectorAll('link[as=image]')];
    const sources = [...(document.querySelector('main picture')?.querySelectorAll('source') ?? [])];
    const preloaded = preloads.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')]);
    expect(preloaded, url).toEqual(sources.map(({ srcset, sizes }) => [srcset, sizes]));
  }
});

test('a picture of a watch weighs at most 50 kB on a phone, its dial close up at most 60 kB', () => {
  for (const { id } of watches) {
    for (const name of [id, `${id}-side`]) expect.soft(weightOf(name, 800), name).toBeLessThanOrEqual(50_000);
    expect.soft(weightOf(`${id}-detail`, 800), `${id}-detail`).toBeLessThanOrEqual(60_000);
  }
});

test('the renderings are at most 25 MB, so that cloning is fast', () => {
  const folder = 'pictures/renderings';
  const total = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(total).toBeLessThanOrEqual(25_000_000);
});
