import clsx from 'clsx';
import { Icon } from '../components/icon/icon.tsx';
import type { Locale } from '../i18n/locales.ts';
import { localisePath, routes } from '../i18n/routes.ts';
import { createTranslator } from '../i18n/translate.ts';
import styles from './shortlist-link.module.css';

/** Links to the shortlist, with the number of watches on it, which `show-shortlist-count.ts` writes. */
export function ShortlistLink({ locale, current }: { locale: Locale; current: boolean }) {
  const t = createTranslator(locale);
  return (
    <a
      className={clsx('icon-button screen-only', styles.link)}
      href={localisePath(locale, routes.shortlist)}
      aria-current={current ? 'page' : undefined}
    >
      <Icon name="heart" />
      <span className="visually-hidden">{t('shortlist.title')}</span>{' '}
      <span className={styles.count} data-shortlist-count />
    </a>
  );
}

/**
 * Here `show-shortlist-count.ts` says that the browser does not store the shortlist. In the initial HTML, and empty: screen
 * readers do not announce a live region that is added with its message.
 */
export function ShortlistNotice({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <p className={styles.notice} data-ground="night" role="status" data-shortlist-notice={t('shortlist.notStored')} />
  );
}
