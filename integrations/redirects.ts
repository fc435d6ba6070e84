import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultLocale, type Locale } from '../src/i18n/locales.ts';
import { localisePath, routes } from '../src/i18n/routes.ts';
import { validContent } from './site-content.ts';

/** Writes `_redirects`, for hosts that find the not-found page of a language or of the catalogue by it. */
export function redirects(): AstroIntegration {
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { shop } = await validContent();
        writeFileSync(join(fileURLToPath(dir), '_redirects'), notFoundRules(shop.languages));
      },
    },
  };
}

/**
 * A line for each folder: what is missing there, the page, the status. The first that fits holds, so English is the last.
 *
 * Source: https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function notFoundRules(languages: readonly Locale[]): string {
  const ordered = [...languages.filter((locale) => locale !== defaultLocale), defaultLocale];
  const rule = (missing: string, page: string) =>
    ordered.map((locale) => `${localisePath(locale, missing)}  ${localisePath(locale, page)}  404\n`);
  return [...rule(routes.watch(':name'), routes.watchNotFound), ...rule('/*', routes.notFound)].join('');
}
