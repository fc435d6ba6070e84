import { watchName } from '../../content/describe/watch-name.ts';
import { isSold } from '../../content/describe/watch-status.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { PageWatch } from './page-watch.ts';

/** For search engines: the path from the home page to a watch, through the catalogue, or through the archive if it is sold. */
export function listCrumbs({ locale, watch }: PageWatch) {
  const t = createTranslator(locale);
  return [
    { name: t('nav.home'), href: localisePath(locale, routes.home) },
    isSold(watch)
      ? { name: t('archive.title'), href: localisePath(locale, routes.archive) }
      : { name: t('nav.catalog'), href: localisePath(locale, routes.catalog) },
    { name: watchName(watch), href: localisePath(locale, routes.watch(watch.id)) },
  ];
}
