import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { cacheControl, immutableFolders, siteHeaders } from './headers.ts';

/** The lines of a file of `public`, without comments. */
function linesOf(file: string): string[] {
  return readFileSync(`public/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
}

test('Netlify and Cloudflare Pages are told the same headers as the server sends', () => {
  const rules: Record<string, Record<string, string>> = {};
  let rule = {};
  for (const line of linesOf('_headers')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name) Object.assign(rule, { [name]: value });
    else rules[line] = rule = {};
  }
  const immutable = immutableFolders.map((folder) => [`${folder}*`, { 'Cache-Control': cacheControl(folder) }]);
  expect(rules).toEqual({ '/*': siteHeaders, ...Object.fromEntries(immutable) });
});

describe.each(locales)("Netlify's not-found pages in %s", (locale) => {
  /** The page of the first rule that matches, as Netlify reads them. */
  function pageFor(path: string): string | undefined {
    const rules = linesOf('_redirects').map((line) => line.split(/ +/));
    const matches = (pattern = '') =>
      new RegExp(`^${pattern.replace('*', '.*').replace(':name', '[^/]+')}$`).test(localisePath(locale, path));
    return rules.find(([pattern, , status]) => matches(pattern) && status === '404')?.[1];
  }

  test.each([
    ['/nowhere', '/404'],
    ['/catalog/no-such-watch', '/catalog/404'],
    ['/catalog/no-such-watch/below', '/404'],
  ])('for %s is %s', (path, page) => {
    expect(pageFor(path)).toBe(localisePath(locale, page));
  });
});
