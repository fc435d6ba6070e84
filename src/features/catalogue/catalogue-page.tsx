import type { ReactNode } from 'react';
import { Section } from '../../components/section/section.tsx';
import { formatPartialDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './catalogue.module.css';

interface CataloguePageProps {
  locale: Locale;
  /** Whether every watch is sold. The page then has no island. */
  isSoldOut: boolean;
  /** The island. */
  children: ReactNode;
  archive?: ReactNode;
}

/** The catalogue's page. In print it has the date of the build, because prices change. */
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
            <p>{t('catalog.noneForSale')}</p>
          </div>
        </>
      ) : (
        <>
          <p className={styles.printed}>{formatPartialDate(locale, new Date().toISOString().slice(0, 10))}</p>
          {children}
        </>
      )}
      {archive}
    </Section>
  );
}
