import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutIsolates } from '../../src/i18n/isolate-latin.ts';
import { texts } from '../languages.ts';
import { examiner, newId, reservedId, soldId, twinId } from '../shops/owner-shop.ts';
import { buildLogOf, watchesOf } from '../shops/shops.ts';
import { metaOf, owner, sample } from './built-pages.ts';

/* What a shop shows after the owner's ordinary changes. That its pages are valid is asked with those of the sample. */

const { watch: words, buying, customs } = texts.en;

const mainOf = (locale: 'en' | 'de' | 'ar', path: string) =>
  owner.pageAt(locale, path).document.querySelector('main') as HTMLElement;
const hrefsIn = (main: HTMLElement) => [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test("the shop's profiles are in the footer, on Contact and in its data; a shop without any shows none", () => {
  const profile = 'https://instagram.example/coromandel';
  for (const locale of ['en', 'ar'] as const) {
    const { document } = owner.pageAt(locale, '/contact');
    const footer = document.querySelector('footer') as HTMLElement;
    expect(hrefsIn(footer)).toContain(profile);
    expect(hrefsIn(mainOf(locale, '/contact'))).toContain(profile);
    expect(mainOf(locale, '/contact').textContent).toContain(texts[locale].visit.profiles);
    expect(document.documentElement.innerHTML).toContain(`"sameAs":["${profile}"]`);
  }
  expect(sample.pageAt('en', '/contact').document.body.textContent).not.toContain(texts.en.visit.profiles);
});

test('the country of the address is named in the language of the page', () => {
  for (const [locale, country] of [
    ['en', 'India'],
    ['ar', 'الهند'],
  ] as const)
    expect(owner.pageAt(locale, '/').document.querySelector('footer address')?.textContent).toContain(country);
});

test('a sold watch is in the archive, and cannot be asked for', () => {
  const page = mainOf('en', `/catalog/${soldId}`);
  expect(page.textContent).not.toContain(words.inquire);
  expect(page.textContent).not.toContain(buying.worldwide);
  expect(hrefsIn(page)).toContain('/archive');
  expect(hrefsIn(mainOf('en', '/archive')).slice(0, 3)).toEqual([
    `/catalog/${soldId}`,
    '/catalog/omega-speedmaster-professional-1969',
    '/catalog/breitling-navitimer-1964',
  ]);
  expect(hrefsIn(mainOf('en', '/catalog'))).toContain('/archive');
  expect(hrefsIn(owner.pageAt('en', '/').document.querySelector('footer') as HTMLElement)).toContain('/archive');
  expect(hrefsIn(mainOf('en', '/catalog'))).not.toContain(`/catalog/${soldId}`);
  expect(hrefsIn(mainOf('en', '/'))).not.toContain(`/catalog/${soldId}`);
});

test('a reserved watch is marked in the catalogue, and can be asked for', () => {
  expect(mainOf('en', `/catalog/${reservedId}`).textContent).toContain(words.inquire);
  const cards = [...mainOf('en', '/catalog').querySelectorAll('article')];
  const reserved = cards.filter(({ textContent }) => textContent.includes(words.status.reserved));
  expect(reserved.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([`/catalog/${reservedId}`]);
});

test('the status of a watch is the same on its page, for search engines and in the feed', () => {
  const statuses: Record<string, string> = {
    [soldId]: words.status.sold.replace('{{month}}', 'September 2026'),
    'breitling-navitimer-1964': words.status.sold.replace('{{month}}', 'February 2026'),
    [reservedId]: words.status.reservedUntil.replace('{{day}}', '1 March 2096'),
  };
  const availability = { available: 'InStock', reserved: 'LimitedAvailability', sold: 'SoldOut' };
  const messages = { available: 'whatsappMessage', reserved: 'whatsappReserved', sold: 'whatsappSold' } as const;
  const feed = readFileSync(join(owner.dist, '/feed.xml'), 'utf8').split('<item>');
  // Of the other available watches, each would be the same again.
  for (const watch of watchesOf('owner').filter(({ id }) => statuses[id] || id === newId)) {
    const page = owner.pageAt('en', `/catalog/${watch.id}`);
    const status = statuses[watch.id];
    const main = mainOf('en', `/catalog/${watch.id}`);
    expect.soft(main.querySelector('article strong')?.textContent, watch.id).toBe(status);
    expect.soft(metaOf(page, 'description').startsWith(`${status}. `), watch.id).toBe(status !== undefined);
    expect.soft(page.html).toContain(`"availability":"https://schema.org/${availability[watch.status]}"`);
    const href = main.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href') ?? '';
    const message = new URL(href).searchParams.get('text');
    for (const part of words[messages[watch.status]].split(/\{\{\w+\}\}/)) expect.soft(message).toContain(part);
    const item = feed.find((text) => text.includes(`${page.url}</link>`)) ?? '';
    expect.soft(/<title>([^<]*)/.exec(item)?.[1]?.endsWith(` · ${status}`), watch.id).toBe(status !== undefined);
    expect.soft(item).toContain(`<atom:updated>${watch.soldOn ?? watch.dateAdded}T`);
  }
});

test("the guide's examples are watches that are for sale", () => {
  const examples = hrefsIn(mainOf('en', '/guide')).filter((href) => href?.startsWith('/catalog/'));
  expect(examples.length).toBeGreaterThan(0);
  for (const watch of watchesOf('owner').filter(({ status }) => status === 'sold'))
    expect(examples).not.toContain(`/catalog/${watch.id}`);
});

test('a watch in English only says so in German, and marks its words as English', () => {
  const page = mainOf('de', `/catalog/${newId}`);
  expect(page.textContent).toContain(texts.de.nav.notTranslated);
  const english = [...page.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent);
  expect(english).toContain('Yellow gold');
  expect(page.querySelector('figure img[lang=en]')?.getAttribute('alt')).toMatch(/^Cushion-shaped gold/);
});

test('prose in English only says so in Italian, and is marked as English, on other pages too', () => {
  const page = owner.pageAt('it', '/about').document.querySelector('main') as HTMLElement;
  expect(page.querySelector(':scope > section')?.textContent).toBe(texts.it.nav.notTranslated);
  expect(page.querySelector('[lang=en][dir=ltr] h1')?.textContent).toBe(texts.en.about.title);
  expect(hrefsIn(page)).toContain('/it/sell');
  expect(owner.pageAt('it', '/buying').document.querySelector('h1')?.textContent).toBe(texts.it.buying.title);
});

test('a watch of which nothing is known has no rows for it', () => {
  const page = mainOf('en', `/catalog/${newId}`);
  expect(page.querySelectorAll('table')).toHaveLength(0);
  expect(page.textContent).toContain(texts.en.questions.title);
});

test('two watches of the same name and year have their own pages, and different names for their hearts', () => {
  const catalogue = mainOf('en', '/catalog');
  const hearts = [...catalogue.querySelectorAll('article button')];
  const names = hearts.map((heart) => heart.getAttribute('aria-label') ?? heart.textContent);
  expect(names).toHaveLength(11);
  expect(new Set(names).size).toBe(11);
  expect(hrefsIn(catalogue)).toEqual(expect.arrayContaining([`/catalog/${twinId}`, '/catalog/rolex-submariner-1967']));
});

test('a shop that ships within its country says nothing of exports and customs', () => {
  const path = '/catalog/waltham-trench-1918';
  expect(mainOf('en', path).textContent).not.toContain(words.exportNote);
  expect(mainOf('en', path).textContent).not.toContain(customs.title);
  expect(sample.pageAt('en', path).document.body.textContent).toContain(customs.title);
});

test('a photograph is not called a rendering', () => {
  expect(mainOf('en', `/catalog/${twinId}`).textContent).not.toContain(words.pictures.rendering);
});

test('people are on About and among those who run the site, a portrait on About alone', () => {
  for (const locale of ['en', 'de', 'ar'] as const)
    for (const path of ['/about', '/legal']) {
      const main = mainOf(locale, path);
      expect(main.textContent).toContain(examiner);
      expect(main.textContent).toContain('1998');
      const [portrait] = main.querySelectorAll<HTMLImageElement>('dd img');
      expect(portrait?.getAttribute('src')).toBe(path === '/about' ? '/images/asha-raman.jpg' : undefined);
      const english = [...main.querySelectorAll('dt, dt *')].filter((element) => element.closest('main [lang=en]'));
      const isEnglish = english.some(({ textContent }) => textContent === 'Watchmaker');
      expect(isEnglish).toBe(locale === 'ar');
    }
});

test('a report names who examined the watch, if its file does', () => {
  const roles = { en: ', Watchmaker', de: ', Uhrmacherin', ar: '' };
  for (const locale of ['en', 'de', 'ar'] as const) {
    const [words = ''] = withoutIsolates(texts[locale].watch.report.examinedBy).split('{{');
    const textOf = (id: string) => withoutIsolates(mainOf(locale, `/catalog/${id}`).textContent);
    expect(textOf(reservedId)).toContain(`${words}${examiner}${roles[locale]}.`);
    expect(textOf(newId)).not.toContain(words);
  }
});

test('a build ends with what the owner should look at', () => {
  const [, toLookAt = ''] = readFileSync(buildLogOf('owner'), 'utf8').split('Please look at:');
  expect(toLookAt).toMatch(new RegExp(`shown in English, not translated yet to .*${newId}`));
});
