import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { LatinName } from '../latin/latin.tsx';
import styles from './watch-title.module.css';

/** The brand, and below it the model in the size of the element around it. */
export function WatchTitle({ locale, watch }: { locale: Locale; watch: Pick<Watch, 'brand' | 'model'> }) {
  return (
    <>
      <span className={styles.brand}>
        <LatinName locale={locale}>{watch.brand}</LatinName>
      </span>{' '}
      <span className={styles.model}>
        <LatinName locale={locale}>{watch.model}</LatinName>
      </span>
    </>
  );
}
