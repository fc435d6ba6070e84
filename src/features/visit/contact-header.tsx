import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './contact-header.module.css';

/** The title and introduction of the contact page. */
export function ContactHeader({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <header className={styles.header}>
      <h1>{t('contact.title')}</h1>
      <p className={styles.intro}>{t('contact.intro')}</p>
      <ArrowLink href={localisePath(locale, routes.sell)}>{t('sell.link')}</ArrowLink>
    </header>
  );
}
