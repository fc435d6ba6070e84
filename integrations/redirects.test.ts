import { expect, test } from 'vitest';
import { locales } from '../src/i18n/locales.ts';
import { localisePath } from '../src/i18n/routes.ts';
import { notFoundRules } from './redirects.ts';

/** The page of the first rule that matches, as Netlify reads them. */
function pageFor(path: string): string | undefined {
  const rules = notFoundRules(locales)
    .split('\n')
    .map((line) => line.split(/ +/));
  const matches = (pattern = '') => new RegExp(`^${pattern.replace('*', '.*').replace(':name', '[^/]+')}$`).test(path);
  return rules.find(([pattern, , status]) => matches(pattern) && status === '404')?.[1];
}

test("Netlify's not-found pages are those of the language, and of watches", () => {
  const found = {
    '/nowhere': '/404',
    '/catalog/no-such-watch': '/catalog/404',
    '/catalog/no-such-watch/below': '/404',
  };
  for (const locale of locales)
    for (const [path, page] of Object.entries(found))
      expect(pageFor(localisePath(locale, path))).toBe(localisePath(locale, page));
});

test('there are none of a language that the site does not have', () => {
  expect(notFoundRules(['en', 'de'])).toBe(
    '/de/catalog/:name  /de/catalog/404  404\n/catalog/:name  /catalog/404  404\n/de/*  /de/404  404\n/*  /404  404\n',
  );
});
