import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../../integrations/site-url.ts';
import { shop } from '../../src/content/schema/shop.ts';
import { localeFacts, locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { usualHours } from '../../src/i18n/weekdays.ts';
import { firstWatch, listed, nameOf, pathOf } from '../collection.ts';
import { dist, isServed, pages } from './built-pages.ts';

const origin = siteUrl(process.env['SITE_URL']);
const indexed = pages.filter((page) => !page.document.querySelector('meta[name=robots]'));
const notIndexed = pages.filter((page) => !indexed.includes(page));

const meta = (document: Document, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';

/** The structured data of a page, by schema.org type. */
function structuredData(document: Document): Record<string, Record<string, unknown>> {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const things = scripts.map((script) => JSON.parse(script.textContent ?? '')) as Record<string, unknown>[];
  return Object.fromEntries(things.map((thing) => [String(thing['@type']), thing]));
}

test('error pages and the shortlist are not indexed', () => {
  expect(notIndexed.map((page) => page.path).sort()).toEqual(
    locales.flatMap(() => ['/404', '/500', '/catalog/404', '/shortlist']).sort(),
  );
});

describe.each(indexed)('$url', ({ document, locale, url }) => {
  test('has a title and a description of the length that search engines show', () => {
    // Without the length of the shop's name, which the owner chooses. A watch with a long name may be longer than is shown in full.
    const lengthOf = (text: string) => text.replaceAll(shop.name, 'a name of common length').length;
    expect(lengthOf(document.title)).toBeLessThanOrEqual(72);
    const description = meta(document, 'description');
    expect(lengthOf(description)).toBeGreaterThanOrEqual(70);
    expect(lengthOf(description)).toBeLessThanOrEqual(160);
  });

  test('has its own words and a picture for sharing', async () => {
    expect(meta(document, 'og:title')).toBe(document.title);
    expect(meta(document, 'og:description')).toBe(meta(document, 'description'));
    expect(meta(document, 'og:url')).toBe(origin + url);
    expect(meta(document, 'og:locale')).toBe(localeFacts[locale].openGraph);
    const alternates = [...document.querySelectorAll('meta[property="og:locale:alternate"]')];
    expect(alternates).toHaveLength(locales.length - 1);
    expect(meta(document, 'og:image:alt')).toBeTruthy();
    const picture = new URL(meta(document, 'og:image'));
    expect(picture.origin).toBe(origin);
    const file = readFileSync(join(dist, picture.pathname));
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect([meta(document, 'og:image:width'), meta(document, 'og:image:height')]).toEqual(['1200', '630']);
    expect(file.length).toBeLessThanOrEqual(300_000);
    expect(meta(document, 'twitter:card')).toBe('summary_large_image');
  });
});

describe.each(locales)('structured data in %s', (locale) => {
  const dataOf = (path: string) => {
    const page = indexed.find((candidate) => candidate.url === localisePath(locale, path));
    if (!page) throw new Error(`${path} was not built in ${locale}`);
    return structuredData(page.document);
  };

  test.each(['/', '/contact'])('has the shop on %s, with its opening hours', (path) => {
    const { JewelryStore: described } = dataOf(path);
    const { street, district, postalCode, countryCode } = shop.address;
    const hours = usualHours(shop.hours).map(({ days, ...times }) => ({
      dayOfWeek: days.map((day) => day.replace(/^./, (first) => first.toUpperCase())),
      ...times,
    }));
    expect(described).toMatchObject({
      name: shop.name,
      telephone: shop.phone,
      address: { streetAddress: `${street}, ${district}`, postalCode, addressCountry: countryCode },
      geo: shop.location,
      openingHoursSpecification: hours,
    });
  });

  test("has a watch's offer, and its breadcrumbs", () => {
    const path = pathOf(firstWatch);
    const { Product: product, BreadcrumbList: breadcrumbs } = dataOf(path);
    expect(product).toMatchObject({
      name: nameOf(firstWatch),
      brand: { '@type': 'Brand', name: firstWatch.brand },
      image: expect.arrayContaining([`${origin}${firstWatch.imageSrc}`]),
      offers: {
        '@type': 'Offer',
        price: firstWatch.price,
        priceCurrency: 'USD',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { name: shop.name },
        url: origin + localisePath(locale, path),
      },
    });
    const steps = (breadcrumbs as { itemListElement: { item: string }[] }).itemListElement.map(({ item }) => item);
    expect(steps).toEqual(['/', '/catalog', path].map((step) => new URL(localisePath(locale, step), origin).href));
  });

  test('has the catalogue as a list of its watches', () => {
    const { ItemList: list } = dataOf('/catalog') as unknown as { ItemList: { itemListElement: { url: string }[] } };
    expect(list.itemListElement).toHaveLength(listed.length);
    for (const { url } of list.itemListElement) expect(isServed(new URL(url).pathname)).toBe(true);
  });

  test('has the types of the other pages', () => {
    expect(dataOf('/about')['AboutPage']).toMatchObject({ inLanguage: locale });
    expect(dataOf('/guide')['WebPage']).toMatchObject({ inLanguage: locale });
    expect(dataOf('/buying')['WebPage']).toMatchObject({ inLanguage: locale });
    expect(dataOf('/legal')['WebPage']).toMatchObject({ inLanguage: locale });
    expect(dataOf('/sell')['WebPage']).toMatchObject({ inLanguage: locale });
    expect(dataOf('/contact')['ContactPage']).toMatchObject({ inLanguage: locale });
  });
});

test('the sitemap has every indexed page in all languages, and robots.txt names it', () => {
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').href);
  expect(listed.sort()).toEqual(indexed.map((page) => new URL(page.url, origin).href).sort());
  for (const locale of locales)
    expect(sitemap.match(new RegExp(`hreflang="${locale}"`, 'g'))).toHaveLength(indexed.length);
  expect(readFileSync(join(dist, 'sitemap-index.xml'), 'utf8')).toContain(`${origin}/sitemap-0.xml`);
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
});

test('a watch and About are shared with their own pictures', () => {
  const pictureOf = (path: string) => {
    const page = indexed.find(({ url }) => url === path);
    return page && new URL(meta(page.document, 'og:image')).pathname;
  };
  expect(pictureOf(pathOf(firstWatch))).toBe(`/images/share/${firstWatch.id}.jpg`);
  expect(pictureOf('/about')).toBe('/images/share/about-workshop.jpg');
  expect(pictureOf('/')).toBe('/images/share/hero.jpg');
});
