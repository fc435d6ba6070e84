import { expect, test } from 'vitest';
import { folderHeaders, headersOfPath } from '../../server/site/headers.ts';
import { headersOfPagesHosts, redirectsOfNetlify } from './pages-hosts.ts';
import type { SiteForHosts } from './site-for-hosts.ts';

const site: SiteForHosts = {
  url: 'https://shop.example',
  headers: { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' },
  folderHeaders,
  contentTypes: {},
  typesByPath: { '/feed.xml': 'application/atom+xml' },
  internalFiles: '',
  receivesInquiries: false,
  folders: ['/', '/_astro/', '/de/', '/de/catalog/', '/images/', '/images/sized/'],
  foldersWithErrorPage: ['/de/catalog/', '/de/', '/'],
};

/** All headers that a host would add to a response. On Netlify a rule also matches with a trailing slash. */
function headersFor(path: string): string[] {
  const rules = headersOfPagesHosts(site)
    .trimEnd()
    .split(/\n(?=\/)/);
  return rules.flatMap((rule) => {
    const [pattern = '', ...lines] = rule.split('\n');
    const expression = pattern.replace('*', '.*').replace(':file', '[^/]+');
    return new RegExp(`^${expression}/?$`).test(path) ? lines.map((line) => line.trim()) : [];
  });
}

test.each(['/', '/catalog', '/de', '/de/catalog', '/_astro/a.js', '/images/hero.jpg', '/images/sized/hero.1a2b.avif'])(
  '%s gets every header once',
  (path) => {
    const expected = Object.entries({ ...site.headers, ...headersOfPath(path) });
    expect(headersFor(path)).toEqual(expected.map(([name, value]) => `${name}: ${value}`));
  },
);

test('a feed gets its own type and the headers of its folder', () => {
  expect(headersFor('/feed.xml')).toContain('Content-Type: application/atom+xml');
  expect(headersFor('/feed.xml')).toHaveLength(headersFor('/catalog').length + 1);
});

test('a header that is too long for the hosts fails the build with its name', () => {
  const long = { ...site, headers: { 'Content-Security-Policy': 'x'.repeat(2000) } };
  expect(() => headersOfPagesHosts(long)).toThrow('at most 2000 characters in "  Content-Security-Policy');
});

test('too many rules for the hosts fail the build', () => {
  const many = { ...site, folders: Array.from({ length: 98 }, (_, index) => `/${index}/`) };
  expect(() => headersOfPagesHosts(many)).toThrow('at most 100 rules, found 101');
});

test('Netlify gets the not-found page of every folder, the deepest first', () => {
  expect(redirectsOfNetlify(site)).toBe('/de/catalog/:name /de/catalog/404 404\n/de/* /de/404 404\n/* /404 404\n');
});
