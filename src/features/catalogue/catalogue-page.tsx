import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Section } from '../../components/section/section.tsx';
import type { Translate } from '../../content/words/translate.ts';
import styles from './catalogue.module.css';

interface CataloguePageProps {
  t: Translate;
  /** Whether every watch is sold. The page then has no island. */
  isSoldOut: boolean;
  children: ReactNode;
  archive?: ReactNode;
}

export function CataloguePage({ t, isSoldOut, children, archive }: CataloguePageProps) {
  return (
    <Section space="none">
      {isSoldOut ? (
        <>
          <div className={clsx('cluster ends', styles.head)}>
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
