import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './catalogue.module.css';

/** The catalogue while every watch is sold: no filter could find one. */
export function NothingForSale({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('catalog.title')}</h1>
      </div>
      <p className={styles.empty}>{t('catalog.noneForSale')}</p>
    </>
  );
}
