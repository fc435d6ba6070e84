import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './not-translated.module.css';

/** A quiet line above English words, in the language of the page. */
export function NotTranslated({ locale }: { locale: Locale }) {
  return <p className={styles.line}>{createTranslator(locale)('watch.notTranslated')}</p>;
}
