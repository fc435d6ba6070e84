import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './not-translated.module.css';

/** A note in the page's language, above text that is in English. */
export function NotTranslated({ locale }: { locale: Locale }) {
  return <p className={styles.line}>{createTranslator(locale)('watch.notTranslated')}</p>;
}
