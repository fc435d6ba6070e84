import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { firstWatch, pathOf, shop } from '../collection.ts';
import { type BuiltPage, type BuiltSite, metaOf, owner, sample } from './built-pages.ts';

const origin = 'https://coromandelwatch.example';

const isIndexed = ({ html }: BuiltPage) => !html.includes('<meta name="robots" content="noindex"');

test.each([
  { site: sample, unlisted: ['/404', '/500', '/catalog/404', '/shortlist'] },
  { site: owner, unlisted: ['/404', '/500', '/catalog/404', '/inquiry/not-sent', '/inquiry/sent', '/shortlist'] },
])('error pages, answers and the shortlist are not indexed ($site.shop)', ({ site, unlisted }) => {
  const notIndexed = site.pages.filter((page) => !isIndexed(page)).map(({ path }) => path);
  expect(notIndexed.sort()).toEqual(locales.flatMap(() => unlisted).sort());
});

describe.each([sample, owner])('the shop "$shop"', (site) => {
  test('has a title, a description and a picture for sharing on each indexed page', async () => {
    for (const page of site.readIn(['en', 'de', 'ar']).filter(isIndexed)) {
      const { document, url } = page;
      expect.soft(metaOf(page, 'og:title'), url).toBe(document.title);
      expect.soft(metaOf(page, 'og:description'), url).toBe(metaOf(page, 'description'));
      expect.soft(metaOf(page, 'og:url')).toBe(origin + url);
      expect.soft(metaOf(page, 'twitter:card'), url).toBe('summary_large_image');
      expect.soft(metaOf(page, 'og:image:alt'), url).toMatch(/^[^\u2066-\u2069]+$/);
      expect.soft([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')], url).toEqual(['1200', '630']);
      const picture = await sharePictureOf(site, page);
      expect.soft(picture, url).toEqual({ format: 'jpeg', width: 1200, height: 630, isLight: true });
    }
  });

  test('has a shortlist that is shown with title, sentence and picture, and keeps its query', () => {
    const page = site.pageAt('en', '/shortlist');
    expect(metaOf(page, 'og:title')).toBe(page.document.title);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:image')).toBe(`${origin}/images/share/about-workshop.jpg`);
    // Apps would open the URL named here instead of the one with the watches.
    expect(page.document.querySelector('meta[property="og:url"]')).toBeNull();
  });

  test('has every indexed page in its sitemap, in all languages', () => {
    const sitemap = readFileSync(join(site.dist, 'sitemap-0.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').href);
    const indexed = site.pages.filter(isIndexed).map(({ url }) => new URL(url, origin).href);
    expect(listed.sort()).toEqual(indexed.sort());
    for (const locale of locales)
      expect(sitemap.match(new RegExp(`hreflang="${locale}"`, 'g'))).toHaveLength(indexed.length);
  });
});

/** What the shared picture of a page is. */
async function sharePictureOf(site: BuiltSite, page: BuiltPage) {
  const url = new URL(metaOf(page, 'og:image'));
  expect.soft(url.origin).toBe(origin);
  const file = readFileSync(join(site.dist, url.pathname));
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height, isLight: file.length <= 300_000 };
}

/** The structured data of an English page of the sample, by schema.org type. */
function dataOf(path: string): Record<string, Record<string, unknown>> {
  const { document } = sample.pageAt('en', path);
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const things = scripts.map(({ textContent }) => JSON.parse(textContent)) as Record<string, unknown>[];
  return Object.fromEntries(things.map((thing) => [String(thing['@type']), thing]));
}

describe('structured data', () => {
  test.each(['/', '/contact'])('has the shop on %s, with its opening hours', (path) => {
    expect(dataOf(path)['JewelryStore']).toMatchObject({
      name: shop.name,
      telephone: shop.phone,
      address: { streetAddress: '14 Cathedral Road, Gopalapuram', postalCode: '600086', addressCountry: 'IN' },
      geo: { latitude: 13.047, longitude: 80.255 },
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '10:00',
          closes: '19:00',
        },
      ],
    });
  });

  test("has a watch's offer, and its breadcrumbs", () => {
    const path = '/catalog/rolex-submariner-1967';
    const { Product: product, BreadcrumbList: breadcrumbs } = dataOf(path);
    expect(product).toMatchObject({
      name: 'Rolex Submariner',
      brand: { '@type': 'Brand', name: 'Rolex' },
      image: expect.arrayContaining([`${origin}/images/rolex-submariner-1967.jpg`]),
      offers: {
        '@type': 'Offer',
        price: 16_500,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        url: origin + path,
      },
    });
    const steps = (breadcrumbs as { itemListElement: { item: string }[] }).itemListElement.map(({ item }) => item);
    expect(steps).toEqual(['/', '/catalog', path].map((step) => new URL(step, origin).href));
  });
});

test('robots.txt names the sitemap', () => {
  const fileOf = (name: string) => readFileSync(join(sample.dist, name), 'utf8');
  expect(fileOf('robots.txt')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(fileOf('sitemap-index.xml')).toContain(`${origin}/sitemap-0.xml`);
});

test('home, About and a watch are shared with their own pictures', () => {
  const pictures = { '/': shop.hero?.watch, '/about': 'about-workshop', [pathOf(firstWatch)]: firstWatch.id };
  for (const [path, name] of Object.entries(pictures))
    expect(metaOf(sample.pageAt('en', path), 'og:image')).toBe(`${origin}/images/share/${name}.jpg`);
});
