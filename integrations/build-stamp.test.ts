import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hashInputs, isUpToDate, writeStamp } from './build-stamp.ts';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A project with a site that has just been built. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('content/watches/rolex.yaml', 'price: 1');
  write('pictures/renderings/hero.jpg', 'picture');
  write('src/pages/index.astro', '<h1>Watches</h1>');
  write('content/shop.yaml', 'name: Shop');
  write('package-lock.json', '{}');
  write('dist/index.html', '<h1>Watches</h1>');
  write('dist/images/hero.jpg', 'picture');
  writeStamp(root, hashInputs(root));
});

test('a site that was built from what is there need not be built again', () => {
  expect(isUpToDate(root)).toBe(true);
});

test.each([
  ['a text is another', 'content/watches/rolex.yaml', 'price: 2'],
  ['a watch is new', 'content/watches/omega.yaml', 'price: 1'],
  ['a picture is another', 'pictures/renderings/hero.jpg', 'other'],
  ['a photograph was dropped in', 'pictures/photographs/hero.jpg', 'photograph'],
  ['a page is another', 'src/pages/index.astro', '<h1>Clocks</h1>'],
  ["the shop's details are others", 'content/shop.yaml', 'name: Other'],
  ['a package is another', 'package-lock.json', '{ }'],
  ['a step of the build is another', 'integrations/build.ts', 'other'],
])('%s: it must be built', (_, path, text) => {
  write(path, text);
  expect(isUpToDate(root)).toBe(false);
});

test('a file was renamed: it must be built', () => {
  cpSync(join(root, 'content/watches/rolex.yaml'), join(root, 'content/watches/rolex-2.yaml'));
  rmSync(join(root, 'content/watches/rolex.yaml'));
  expect(isUpToDate(root)).toBe(false);
});

test('the site has another URL: it must be built', () => {
  vi.stubEnv('SITE_URL', 'https://watches.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(isUpToDate(root)).toBe(false);
});

test('its forms send elsewhere: it must be built', () => {
  vi.stubEnv('INQUIRIES_ENDPOINT', '/api/inquiries');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(isUpToDate(root)).toBe(false);
});

test('a new year has begun, in which a watch may have become antique: it must be built', () => {
  vi.useFakeTimers({ now: new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1)), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(isUpToDate(root)).toBe(false);
});

test('a new date alone changes nothing', () => {
  utimesSync(join(root, 'content/shop.yaml'), new Date(), new Date());
  expect(isUpToDate(root)).toBe(true);
});

test.each([
  ['gone', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['lacks a file', () => rmSync(join(root, 'dist/images/hero.jpg'))],
  ['has half a file', () => write('dist/index.html', '<h1>Wat')],
  ['has one file too many', () => write('dist/index.html.br', '')],
  ['was changed by hand', () => write('dist/index.html', '<h1>WATCHES</h1>')],
])('a site that is %s must be built', (_, spoil) => {
  utimesSync(join(root, 'dist/index.html'), new Date('2001-01-01'), new Date('2001-01-01'));
  writeStamp(root, hashInputs(root));
  spoil();
  expect(isUpToDate(root)).toBe(false);
});

test('a stamp that can not be read counts for nothing', () => {
  write('.cache/build-stamp', 'inputs');
  expect(isUpToDate(root)).toBe(false);
});
