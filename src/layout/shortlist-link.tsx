import clsx from 'clsx';
import { Icon } from '../components/icon/icon.tsx';
import overlay from '../components/overlay/overlay.module.css';
import type { Translate } from '../content/words/translate.ts';
import { localisePath, routes } from '../i18n/routes.ts';
import styles from './shortlist-link.module.css';

/** Links to the shortlist, with the number of watches on it, which `show-shortlist-count.ts` writes. */
export function ShortlistLink({ t, current }: { t: Translate; current: boolean }) {
  return (
    <a
      className={clsx('icon-button screen-only', styles.link)}
      href={localisePath(t.locale, routes.shortlist)}
      aria-current={current ? 'page' : undefined}
      data-needs-script
    >
      <Icon name="heart" />
      <span className="visually-hidden">{t('shortlist.title')}</span>{' '}
      <span className={styles.count} data-shortlist-count />
    </a>
  );
}

/** Here `show-shortlist-count.ts` says that the browser does not store the shortlist. */
export function ShortlistNotice({ t }: { t: Translate }) {
  return (
    <p
      className={clsx('screen-only', overlay.overlay)}
      data-place="corner"
      data-ground="night"
      data-shortlist-notice={t('shortlist.notStored')}
    />
  );
}
