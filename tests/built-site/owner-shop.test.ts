import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutIsolates } from '../../src/i18n/isolate-latin.ts';
import { localisePath } from '../../src/i18n/routes.ts';
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

test.each(['en', 'ar'] as const)('the country of the address is named in the language of the page (%s)', (locale) => {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of('IN');
  expect(owner.pageAt(locale, '/').document.querySelector('footer address')?.textContent).toContain(country);
});

test('a sold watch is in the archive, and its page says when it was sold', () => {
  const page = mainOf('en', `/catalog/${soldId}`);
  expect(page.textContent).toContain(words.status.sold.replace('{{month}}', 'September 2026'));
  expect(page.textContent).not.toContain(words.inquire);
  expect(page.textContent).not.toContain(buying.worldwide);
  expect(hrefsIn(page)).toContain('/archive');
  expect(hrefsIn(mainOf('en', '/archive')).slice(0, 3)).toEqual([
    `/catalog/${soldId}`,
    '/catalog/omega-speedmaster-professional-1969',
    '/catalog/breitling-navitimer-1964',
  ]);
  expect(hrefsIn(mainOf('en', '/catalog'))).not.toContain(`/catalog/${soldId}`);
  expect(hrefsIn(mainOf('en', '/'))).not.toContain(`/catalog/${soldId}`);
});

test('a reserved watch says until when, and can be asked for', () => {
  const page = mainOf('en', `/catalog/${reservedId}`);
  expect(page.textContent).toContain(words.status.reservedUntil.replace('{{day}}', '1 March 2096'));
  expect(page.textContent).toContain(words.inquire);
  const cards = [...mainOf('en', '/catalog').querySelectorAll('article')];
  const reserved = cards.filter(({ textContent }) => textContent.includes(words.status.reserved));
  expect(reserved.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([`/catalog/${reservedId}`]);
});

const months = {
  en: { september: 'September 2026', february: 'February 2026', march: '1 March 2096' },
  ar: { september: 'سبتمبر 2026', february: 'فبراير 2026', march: '1 مارس 2096' },
};

describe.each(['en', 'ar'] as const)('the status of a watch (%s)', (locale) => {
  const { watch: labels } = texts[locale];
  const { september, february, march } = months[locale];
  const soldIn = (month: string) => withoutIsolates(labels.status.sold).replace('{{month}}', month);
  const statuses: Record<string, string> = {
    [soldId]: soldIn(september),
    'omega-speedmaster-professional-1969': soldIn(september),
    'breitling-navitimer-1964': soldIn(february),
    [reservedId]: withoutIsolates(labels.status.reservedUntil).replace('{{day}}', march),
  };
  const availability = { available: 'InStock', reserved: 'LimitedAvailability', sold: 'SoldOut' };
  const messages = { available: 'whatsappMessage', reserved: 'whatsappReserved', sold: 'whatsappSold' } as const;
  const feed = readFileSync(join(owner.dist, localisePath(locale, '/feed.xml')), 'utf8').split('<item>');

  // Of the other available watches, each would be the same again.
  const asked = watchesOf('owner').filter(({ id }) => statuses[id] || id === newId);

  test.each(asked)('is the same on its page, for search engines and in the feed: $id', (watch) => {
    const page = owner.pageAt(locale, `/catalog/${watch.id}`);
    const status = statuses[watch.id];
    const main = page.document.querySelector('main') as HTMLElement;
    const shown = main.querySelector('article strong')?.textContent;
    expect.soft(shown && withoutIsolates(shown)).toBe(status);
    expect.soft(withoutIsolates(metaOf(page, 'description')).startsWith(`${status}. `)).toBe(status !== undefined);
    expect.soft(page.html).toContain(`"availability":"https://schema.org/${availability[watch.status]}"`);
    const href = main.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href') ?? '';
    const message = new URL(href).searchParams.get('text');
    for (const part of labels[messages[watch.status]].split(/\{\{\w+\}\}/))
      expect.soft(message).toContain(withoutIsolates(part));
    const item = feed.find((text) => text.includes(`${page.url}</link>`)) ?? '';
    expect.soft(/<title>([^<]*)/.exec(item)?.[1]?.endsWith(` · ${status}`)).toBe(status !== undefined);
    expect.soft(item).toContain(`<atom:updated>${watch.soldOn ?? watch.dateAdded}T`);
  });
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

describe.each(['en', 'ar'] as const)('two watches of the same name and year (%s)', (locale) => {
  const { document } = owner.pageAt(locale, '/catalog');

  test('have different names for their hearts', () => {
    const names = [...document.querySelectorAll('main article button')].map(
      (heart) => heart.getAttribute('aria-label') ?? heart.textContent,
    );
    expect(names).toHaveLength(11);
    expect(new Set(names).size).toBe(11);
  });

  test('are linked to their own pages', () => {
    const hrefs = [...document.querySelectorAll('main article a')].map((link) => link.getAttribute('href'));
    for (const id of [twinId, 'rolex-submariner-1967']) expect(hrefs).toContain(localisePath(locale, `/catalog/${id}`));
  });
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

test.each(['en', 'de', 'ar'] as const)(
  'people are on About and among those who run the site, a portrait on About alone (%s)',
  (locale) => {
    for (const path of ['/about', '/legal']) {
      const main = owner.pageAt(locale, path).document.querySelector('main') as HTMLElement;
      expect(main.textContent).toContain(examiner);
      expect(main.textContent).toContain('1998');
      const [portrait] = main.querySelectorAll<HTMLImageElement>('dd img');
      expect(portrait?.getAttribute('src')).toBe(path === '/about' ? '/images/asha-raman.jpg' : undefined);
      const english = [...main.querySelectorAll('dt, dt *')].filter((element) => element.closest('main [lang=en]'));
      const isEnglish = english.some(({ textContent }) => textContent === 'Watchmaker');
      expect(isEnglish).toBe(locale === 'ar');
    }
  },
);

test.each(['en', 'de', 'ar'] as const)('a report names who examined the watch, if its file does (%s)', (locale) => {
  const [words = ''] = withoutIsolates(texts[locale].watch.report.examinedBy).split('{{');
  const textOf = (site: typeof owner, id: string) =>
    withoutIsolates(site.pageAt(locale, `/catalog/${id}`).document.querySelector('main')?.textContent ?? '');
  const role = { en: ', Watchmaker', de: ', Uhrmacherin', ar: '' }[locale];
  expect(textOf(owner, reservedId)).toContain(`${words}${examiner}${role}.`);
  expect(textOf(owner, newId)).not.toContain(words);
  expect(textOf(sample, reservedId)).not.toContain(words);
});

test.each(['en', 'ar'] as const)('a shop that names nobody has no heading for people (%s)', (locale) => {
  const main = sample.pageAt(locale, '/about').document.querySelector('main') as HTMLElement;
  expect(main.textContent).not.toContain(texts[locale].about.people);
});

test('a build ends with what the owner should look at', () => {
  const [, toLookAt = ''] = readFileSync(buildLogOf('owner'), 'utf8').split('Please look at:');
  expect(toLookAt).toMatch(new RegExp(`words: shown in English, not translated yet: .*${newId}`));
});
