import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { texts } from '../languages.ts';
import { newId, reservedId, soldId, twinId } from '../shops/owner-shop.ts';
import { owner } from './built-pages.ts';

/* What a shop shows after the owner's ordinary changes. That its pages are valid is asked with those of the sample. */

const { watch: words, buying } = texts.en;

const mainOf = (locale: 'en' | 'de' | 'ar', path: string) =>
  owner.pageAt(locale, path).document.querySelector('main') as HTMLElement;
const hrefsIn = (main: HTMLElement) => [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));

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
  expect(page.textContent).toContain(words.status.reservedUntil.replace('{{day}}', '1 March 2040'));
  expect(page.textContent).toContain(words.inquire);
  const cards = [...mainOf('en', '/catalog').querySelectorAll('article')];
  const reserved = cards.filter(({ textContent }) => textContent.includes(words.status.reserved));
  expect(reserved.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([`/catalog/${reservedId}`]);
});

test('a watch in English only says so in German, and marks its words as English', () => {
  const page = mainOf('de', `/catalog/${newId}`);
  expect(page.textContent).toContain(texts.de.watch.notTranslated);
  const english = [...page.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent);
  expect(english).toContain('Stainless steel');
  expect(page.querySelector('figure img[lang=en]')?.getAttribute('alt')).toMatch(/^Round steel chronograph/);
});

test('a watch of which nothing is known has no rows for it', () => {
  const page = mainOf('en', `/catalog/${newId}`);
  expect(page.querySelectorAll('table')).toHaveLength(0);
  expect(page.textContent).toContain(words.report.unknown.split('{{')[0]);
});

describe.each(locales)('two watches of the same name and year (%s)', (locale) => {
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

test('a photograph is not called a rendering', () => {
  expect(mainOf('en', `/catalog/${twinId}`).textContent).not.toContain(words.pictures.rendering);
});
