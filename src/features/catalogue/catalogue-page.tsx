import type { ReactNode } from 'react';
import { Section } from '../../components/section/section.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './catalogue.module.css';

interface CataloguePageProps {
  locale: Locale;
  /** Whether every watch is sold. The page then has no island. */
  isSoldOut: boolean;
  children: ReactNode;
  archive?: ReactNode;
}

export function CataloguePage({ locale, isSoldOut, children, archive }: CataloguePageProps) {
  const t = createTranslator(locale);
  return (
    <Section space="none">
      {isSoldOut ? (
        <>
          <div className={styles.head}>
            <h1>{t('catalog.title')}</h1>
          </div>
          <div className={styles.empty}>
            <p className="title-s">{t('catalog.noneForSale')}</p>
          </div>
        </>
      ) : (
        children
      )}
      {archive}
    </Section>
  );
}
