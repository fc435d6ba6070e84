import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './contact-header.module.css';

/** The title and introduction of the contact page. */
export function ContactHeader({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <header className={styles.header}>
      <h1>{t('contact.title')}</h1>
      <p className={styles.intro}>{t('contact.intro')}</p>
    </header>
  );
}
