/* The main journeys in Firefox, WebKit and old Chromium, in both reading directions. */
import { test as base, expect } from '@playwright/test';
import { type Server, serveSite } from '../../scripts/served-site.ts';
import { defaultLocale, type Locale, localeFacts } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { slugify } from '../../src/i18n/slug.ts';
import { fill } from '../../src/i18n/texts.ts';
import { brands, firstWatch, longestWatch, nameOf, pathOf, watches } from '../collection.ts';
import { rightToLeft, texts } from '../languages.ts';
import { distOf } from '../shops/shops.ts';
import type { Driver } from './driver.ts';
import { type Engine, engines } from './engines.ts';
import { Visitor } from './visitor.ts';

const [oneBrand = '', otherBrand = ''] = brands;
const byPrice = watches.toSorted((a, b) => a.price - b.price);
const ofBothBrands = byPrice.filter(({ brand }) => brand === oneBrand || brand === otherBrand).reverse();

/** One browser for all journeys of an engine; each journey begins by opening a page. */
const test = base.extend<{ visitor: Visitor }, { engine: Engine; driver: Driver; site: Server }>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await engines[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await serveSite(distOf('sample'));
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ driver, site }, use) => {
    await driver.newTab();
    await driver.resize(1280, 800);
    driver.errors.length = 0;
    await use(new Visitor(driver, site.origin));
    expect(driver.errors).toEqual([]);
  },
});

for (const locale of [defaultLocale, rightToLeft].filter((each): each is Locale => each !== undefined)) {
  const words = texts[locale];
  const at = (path: string) => localisePath(locale, path);

  test.describe(`a visitor (${locale})`, () => {
    test('goes from the home page to a watch, inquires about it and goes back', async ({ visitor }) => {
      await visitor.goto(at('/'));
      await visitor.seesRole('heading', words.home.title);
      await visitor.click('link', words.home.explore);
      await visitor.seesUrl(at('/catalog'));
      await visitor.hydrated();
      await visitor.countsRole('article', watches.length);
      await visitor.click('link', nameOf(firstWatch));
      await visitor.seesUrl(at(pathOf(firstWatch)));
      await visitor.hydrated();
      await visitor.click('button', words.watch.inquire);
      await visitor.seesText(words.watch.inquirySentTitle);
      await visitor.back();
      await visitor.seesUrl(at('/catalog'));
    });

    test('keeps two watches, and compares them on the shortlist', async ({ visitor }) => {
      await visitor.goto(at('/catalog'));
      await visitor.hydrated();
      const hearts = watches.slice(0, 2).map((watch) => {
        const name = fill(words.watch.nameWithYear, { name: nameOf(watch), year: watch.year });
        return fill(words.shortlist.keep, { name });
      });
      for (const heart of hearts) await visitor.click('button', heart);
      await visitor.click('link', `${words.shortlist.title} 2`);
      await visitor.seesUrl(at('/shortlist'));
      await visitor.countsRole('table', 1);
      // Clean up for the next journeys, which share this browser.
      for (const heart of hearts) await visitor.click('button', heart);
      await visitor.seesText(words.shortlist.empty);
    });

    test('filters and sorts the catalogue, and finds the same view after Back', async ({ visitor }) => {
      await visitor.goto(at('/catalog'));
      await visitor.hydrated();
      await visitor.click('button', words.catalog.facets.brand.label);
      await visitor.click('checkbox', oneBrand);
      await visitor.click('checkbox', otherBrand);
      await visitor.press('Escape');
      await visitor.select(words.catalog.sortBy, 'priceHigh');
      await visitor.seesUrl(at(`/catalog?brand=${slugify(oneBrand)}&brand=${slugify(otherBrand)}&sort=priceHigh`));
      await visitor.seesWatches(ofBothBrands.map(nameOf));
      const [dearest = firstWatch] = ofBothBrands;
      await visitor.click('link', nameOf(dearest));
      await visitor.seesUrl(at(pathOf(dearest)));
      await visitor.back();
      await visitor.countsRole('article', ofBothBrands.length);
      await visitor.click('button', words.catalog.clearAll);
      await visitor.countsRole('article', watches.length);
    });

    test('chooses a filter in the sheet, which closes and keeps it', async ({ visitor }) => {
      await visitor.resize(500, 800);
      await visitor.goto(at('/catalog'));
      await visitor.hydrated();
      await visitor.click('button', words.catalog.filters);
      // Not by Tab: Firefox stops at what scrolls, too.
      const focusFirst = `const box = document.querySelector('dialog details[open] input'); box?.focus(); return Boolean(box)`;
      await visitor.sees('the first brand in focus', focusFirst);
      await visitor.press('Space');
      await visitor.seesUrl(at(`/catalog?brand=${slugify(oneBrand)}`));
      await visitor.press('Escape');
      await visitor.sees('the sheet closed', `return !document.querySelector('dialog[open]')`);
      await visitor.seesUrl(at(`/catalog?brand=${slugify(oneBrand)}`));
      await visitor.countsRole('article', watches.filter(({ brand }) => brand === oneBrand).length);
    });

    test('looks at a picture in its natural size, and closes the viewer', async ({ visitor }) => {
      const { gallery } = words;
      const picture = `document.querySelector('dialog[open] li button')`;
      await visitor.goto(at(pathOf(firstWatch)));
      await visitor.hydrated();
      await visitor.click('link', gallery.enlarge);
      await visitor.seesRole('dialog');
      await visitor.sees(
        'the whole picture',
        `return ${picture}.clientHeight > 0 && ${picture}.clientHeight <= innerHeight`,
      );
      await visitor.press('Enter');
      const shownHeight = `Math.round(${picture}.getBoundingClientRect().height)`;
      await visitor.sees(
        'its natural size',
        `return ${shownHeight} === Number(${picture}.firstChild.getAttribute('height'))`,
      );
      await visitor.press('Enter');
      await visitor.sees('the whole picture', `return ${shownHeight} <= innerHeight`);
      await visitor.press('Escape');
      await visitor.sees('the viewer closed', `return !document.querySelector('dialog[open]')`);
      await visitor.sees('the focus on the picture', `return document.activeElement?.closest('figure') !== null`);
    });

    test('signs up, and is thanked in a toast and beside the button', async ({ visitor }) => {
      await visitor.goto(at('/contact'));
      await visitor.sees('the form is hydrated', `return !document.querySelector('astro-island[ssr] form')`);
      await visitor.fill(words.form.name, 'Asha');
      await visitor.fill(words.form.email, 'asha@example.com');
      await visitor.click('button', words.signup.submit);
      await visitor.sees(
        'the thanks beside the button',
        `return document.querySelector('form').textContent.includes(${JSON.stringify(words.signup.successTitle)})`,
      );
      await visitor.seesUrl(at('/contact'));
    });

    test('opens the menu on a phone, closes it with Escape and keeps the focus', async ({ visitor }) => {
      await visitor.resize(500, 800);
      await visitor.goto(at('/about'));
      await visitor.click('button', words.nav.menu);
      await visitor.seesRole('link', words.nav.contact);
      await visitor.press('Escape');
      await visitor.sees('the menu closed', `return document.querySelector('#menu').clientHeight === 0`);
      await visitor.focusIsOn(words.nav.menu);
    });

    test('reads pages that fit into the window and have the right direction', async ({ visitor }) => {
      for (const path of ['/', '/catalog', pathOf(longestWatch), '/about', '/sell', '/contact', '/nowhere']) {
        await visitor.resize(500, 800);
        await visitor.goto(at(path));
        await visitor.sees(`${path} fits`, 'return document.documentElement.scrollWidth <= innerWidth');
        const { direction } = localeFacts[locale];
        await visitor.sees(direction, `return getComputedStyle(document.body).direction === '${direction}'`);
        await visitor.sees(
          'its pictures',
          `return [...document.images].every((image) => image.loading === 'lazy' || image.naturalWidth > 0)`,
        );
        // A download that the next page ends is an error in Firefox.
        await visitor.settled();
      }
    });
  });
}
