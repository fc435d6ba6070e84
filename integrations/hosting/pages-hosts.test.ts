import { expect, test } from 'vitest';
import { headersOfPagesHosts, redirectsOfNetlify } from './pages-hosts.ts';
import type { SiteForHosts } from './site-for-hosts.ts';

const site: SiteForHosts = {
  headers: { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' },
  hashedFolders: ['/_astro/', '/fonts/'],
  keptForGood: 'public, max-age=31536000, immutable',
  askedAgain: 'public, max-age=0, must-revalidate',
  contentTypes: {},
  unserved: '',
  foldersWithErrorPage: ['/de/catalog/', '/de/', '/'],
};

test('every answer has the headers, hashed files are kept for good', () => {
  expect(headersOfPagesHosts(site)).toBe(`/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/fonts/*
  Cache-Control: public, max-age=31536000, immutable
`);
});

test('a header longer than the hosts take stops the build, by name', () => {
  const long = { ...site, headers: { 'Content-Security-Policy': 'x'.repeat(2000) } };
  expect(() => headersOfPagesHosts(long)).toThrow('at most 2000 characters in "  Content-Security-Policy');
});

test('Netlify is told the not-found page of every folder, the deepest first', () => {
  expect(redirectsOfNetlify(site)).toBe('/de/catalog/* /de/catalog/404 404\n/de/* /de/404 404\n/* /404 404\n');
});
