import { existsSync, readFileSync } from 'node:fs';
import { type Problem, problemNaming } from '../../src/content/reading/problem.ts';
import { routes } from '../../src/i18n/routes.ts';

/**
 * The sitemap of the build before this one, which `npm run build` replaces after this build. A host that begins each build
 * with an empty folder has none.
 */
export function readLastSitemap(): string {
  const file = 'dist/sitemap-0.xml';
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Names the watches that were public and are not on the site any more, once, with their URLs.
 *
 * @param sitemap of the build before this one
 */
export function findGoneWatches(sitemap: string, watches: readonly { id: string }[]): Problem[] {
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) => URL.parse(url) ?? []);
  const paths = new Set<string>(watches.map(({ id }) => routes.watch(id)));
  const gone = urls.filter(
    ({ hostname, pathname }) =>
      !hostname.endsWith('.example') && pathname.startsWith(routes.watch('')) && !paths.has(pathname),
  );
  const message = 'a sold watch stays, with "status: sold". Were public until this build, and are not found any more';
  return problemNaming('content/watches', message, gone);
}
