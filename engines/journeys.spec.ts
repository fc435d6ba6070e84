/* The main journeys in two more engines than Chromium, in English and Arabic. */
import { readdirSync } from 'node:fs';
import { test as base } from '@playwright/test';
import ar from '../content/locales/ar.json' with { type: 'json' };
import en from '../content/locales/en.json' with { type: 'json' };
import { findFirefox, findWebKit } from '../scripts/engines.mjs';
import { localisePath } from '../src/i18n/paths.ts';
import { type Driver, Visitor } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const watchCount = readdirSync('content/watches').length;

type Engine = 'Firefox' | 'WebKit';

function start(engine: Engine): Promise<Driver> {
  return engine === 'Firefox' ? startFirefox(findFirefox()) : startWebKit(findWebKit());
}

/** One browser for all journeys of an engine; each journey begins by opening a page. */
const test = base.extend<{ visitor: Visitor }, { engine: Engine; driver: Driver }>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await start(engine);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ driver }, use) => {
    await driver.newTab();
    await driver.resize(1280, 800);
    await use(new Visitor(driver, process.env['ENGINES_ORIGIN'] ?? ''));
  },
});

for (const [locale, words] of [
  ['en', en],
  ['ar', ar],
] as const) {
  const at = (path: string) => localisePath(locale, path);

  test.describe(`a visitor (${locale})`, () => {
    test('walks from the home page to a watch, asks for it and goes back', async ({ visitor }) => {
      await visitor.goto(at('/'));
      await visitor.seesRole('heading', 'Coromandel Watch House');
      await visitor.click('link', words.home.explore);
      await visitor.seesAddress(at('/catalog'));
      await visitor.hydrated();
      await visitor.countsRole('article', watchCount);
      await visitor.click('link', 'Rolex Submariner');
      await visitor.seesAddress(at('/catalog/rolex-submariner-1967'));
      await visitor.hydrated();
      await visitor.click('button', words.watch.inquire);
      await visitor.sees(
        'the thanks',
        `return document.body.innerText.includes(${JSON.stringify(words.watch.inquirySentTitle)})`,
      );
      await visitor.back();
      await visitor.seesAddress(at('/catalog'));
    });

    test('filters and sorts the catalogue, and finds it so again after coming back', async ({ visitor }) => {
      await visitor.goto(at('/catalog'));
      await visitor.hydrated();
      await visitor.click('button', words.catalog.brand);
      await visitor.click('checkbox', 'Omega');
      await visitor.click('checkbox', 'Tissot');
      await visitor.press('Escape');
      await visitor.select(words.catalog.sortBy, 'priceHigh');
      await visitor.seesAddress(at('/catalog?brand=omega&brand=tissot&sort=priceHigh'));
      await visitor.seesWatches(['Omega Speedmaster Professional', 'Tissot Antimagnétique']);
      await visitor.click('link', 'Tissot Antimagnétique');
      await visitor.seesAddress(at('/catalog/tissot-antimagnetique-1938'));
      await visitor.back();
      await visitor.countsRole('article', 2);
      await visitor.click('button', words.catalog.clearAll);
      await visitor.countsRole('article', watchCount);
    });

    test('types a price, takes it by Enter and by closing the menu, and lets it go again', async ({ visitor }) => {
      await visitor.goto(at('/catalog?sort=priceLow'));
      await visitor.hydrated();
      await visitor.click('button', words.catalog.price);
      await visitor.fill(words.catalog.highestPrice, '9000');
      await visitor.seesAddress(at('/catalog?sort=priceLow'));
      await visitor.press('Enter');
      await visitor.seesAddress(at('/catalog?priceMax=9000&sort=priceLow'));
      await visitor.fill(words.catalog.lowestPrice, '7000');
      await visitor.press('Escape');
      await visitor.seesAddress(at('/catalog?priceMin=7000&priceMax=9000&sort=priceLow'));
      await visitor.seesWatches(['IWC Mark XI', 'Omega Speedmaster Professional']);
      await visitor.goto(at('/catalog?priceMax=1000'));
      await visitor.sees('the words for none', `return document.body.innerText.includes('${words.catalog.empty}')`);
      await visitor.click('button', words.catalog.clearAllFilters);
      await visitor.countsRole('article', watchCount);
    });

    test('signs up, and is thanked in the toast and beside the button', async ({ visitor }) => {
      await visitor.goto(at('/contact'));
      await visitor.fill(words.signup.name, 'Asha');
      await visitor.sees('the form has come to life', `return !document.querySelector('astro-island[ssr] form')`);
      await visitor.fill(words.signup.email, 'asha@example.com');
      await visitor.click('button', words.signup.submit);
      await visitor.sees(
        'the thanks beside the button',
        `return document.querySelector('form').textContent.includes(${JSON.stringify(words.signup.successTitle)})`,
      );
      await visitor.seesAddress(at('/contact'));
    });

    test('opens the menu on a phone, closes it by Escape and stands where they stood', async ({ visitor }) => {
      await visitor.resize(500, 800);
      await visitor.goto(at('/about'));
      await visitor.click('button', words.nav.menu);
      await visitor.seesRole('link', words.nav.contact);
      await visitor.press('Escape');
      await visitor.sees('the menu closed', `return !document.querySelector('#menu').matches(':popover-open')`);
      await visitor.focusIsOn(words.nav.menu);
    });

    test('changes the language and stays on the page', async ({ visitor }) => {
      await visitor.goto(at('/catalog/rolex-submariner-1967'));
      await visitor.click('button', words.nav.chooseLanguage);
      await visitor.click('link', 'Deutsch');
      await visitor.seesAddress('/de/catalog/rolex-submariner-1967');
    });

    test('reads a page that fits the window and runs in its own direction', async ({ visitor }) => {
      for (const path of ['/', '/catalog', '/catalog/waltham-trench-1918', '/about', '/contact', '/nowhere']) {
        await visitor.resize(500, 800);
        await visitor.goto(at(path));
        await visitor.sees(`${path} fits`, 'return document.documentElement.scrollWidth <= innerWidth');
        const direction = locale === 'ar' ? 'rtl' : 'ltr';
        await visitor.sees(direction, `return getComputedStyle(document.body).direction === '${direction}'`);
        await visitor.sees(
          'its pictures',
          `return [...document.images].every((image) => image.loading === 'lazy' || image.naturalWidth > 0)`,
        );
      }
    });
  });
}
