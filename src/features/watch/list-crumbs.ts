import { watchName } from '../../content/describe/watch-name.ts';
import { isSold } from '../../content/describe/watch-status.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import type { PageWatch } from './page-watch.ts';

/** For search engines: the path from the home page to a watch, through the catalogue, or through the archive if it is sold. */
export function listCrumbs({ t, watch }: PageWatch) {
  return [
    { name: t('nav.home'), href: localisePath(t.locale, routes.home) },
    isSold(watch)
      ? { name: t('archive.title'), href: localisePath(t.locale, routes.archive) }
      : { name: t('nav.catalog'), href: localisePath(t.locale, routes.catalog) },
    { name: watchName(watch), href: localisePath(t.locale, routes.watch(watch.id)) },
  ];
}
