import clsx from 'clsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { Dial } from '../../components/dial/dial.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import styles from './error-page.module.css';

/** The error pages, with the keys of their texts. Nothing links to their paths. */
export const errorPages = {
  notFound: {
    path: routes.notFound,
    tabTitle: 'notFound.metaTitle',
    title: 'notFound.title',
    text: 'notFound.text',
    link: { path: routes.home, label: 'notFound.returnHome' },
  },
  watchNotFound: {
    path: routes.watchNotFound,
    tabTitle: 'watch.notFoundTitle',
    title: 'watch.notFoundTitle',
    text: 'watch.notFoundText',
    link: { path: routes.catalog, label: 'watch.backToCatalog' },
  },
  serverError: {
    path: routes.serverError,
    tabTitle: 'error.title',
    title: 'error.title',
    text: 'serverError.text',
    link: { path: routes.home, label: 'notFound.returnHome' },
  },
} as const;

/** A page that says what went wrong, with a link to another page. */
export function ErrorPage({ t, page }: { t: Translate; page: keyof typeof errorPages }) {
  const { title, text, link } = errorPages[page];
  return (
    // The page's script logs the missing path.
    <div
      className={clsx('page-width stack centred', styles.page)}
      data-missing-page={page !== 'serverError' || undefined}
    >
      <Dial className={styles.dial} />
      <h1>{t(title)}</h1>
      <p className="prose muted">{t(text)}</p>
      <ButtonLink href={localisePath(t.locale, link.path)}>{t(link.label)}</ButtonLink>
    </div>
  );
}
