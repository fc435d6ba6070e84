import { Name } from '../../components/left-to-right/left-to-right.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import { isSold } from '../../content/describe/watch-status.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './breadcrumbs.module.css';
import type { Listing } from './listing.ts';

/** The path from the home page to a watch. The structured data has the same path. */
export function Breadcrumbs(listing: Listing) {
  const { locale } = listing;
  const crumbs = listCrumbs(listing);
  return (
    <nav className={styles.breadcrumbs} aria-label={createTranslator(locale)('nav.breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, href }, index) => {
          const isWatch = index === crumbs.length - 1;
          return (
            <li key={href}>
              <a className={styles.crumb} href={href} aria-current={isWatch ? 'page' : undefined}>
                {isWatch ? <Name locale={locale}>{name}</Name> : name}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The path from the home page to a watch: through the catalogue, or through the archive if it is sold. */
export function listCrumbs({ locale, watch }: Listing) {
  const t = createTranslator(locale);
  return [
    { name: t('nav.home'), href: localisePath(locale, routes.home) },
    isSold(watch)
      ? { name: t('archive.title'), href: localisePath(locale, routes.archive) }
      : { name: t('nav.catalog'), href: localisePath(locale, routes.catalog) },
    { name: watchName(watch), href: localisePath(locale, routes.watch(watch.id)) },
  ];
}
