import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Name } from '../latin/latin.tsx';
import styles from './watch-title.module.css';

/** The brand, and below it the model in the size of the element around it. */
export function WatchTitle({ locale, watch }: { locale: Locale; watch: Pick<Watch, 'brand' | 'model'> }) {
  return (
    <>
      <span className={styles.brand}>
        <Name locale={locale}>{watch.brand}</Name>
      </span>{' '}
      <span className={styles.model}>
        <Name locale={locale}>{watch.model}</Name>
      </span>
    </>
  );
}
