import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import styles from './catalogue.module.css';

interface CataloguePageProps {
  t: Translate;
  /** Whether every watch is sold. The page then has no island. */
  isSoldOut: boolean;
  children: ReactNode;
  /** Whether sold watches are in the archive, which the catalogue then leads to. */
  hasArchive: boolean;
}

export function CataloguePage({ t, isSoldOut, children, hasArchive }: CataloguePageProps) {
  return (
    <section className={clsx('page-width', styles.page)}>
      {isSoldOut ? (
        <>
          <div className={clsx('cluster ends', styles.head)}>
            <h1>{t('catalog.title')}</h1>
          </div>
          <p className="title-s">{t('catalog.noneForSale')}</p>
        </>
      ) : (
        children
      )}
      {hasArchive && (
        <p className="centred apart">
          <ButtonLink look="quiet" href={localisePath(t.locale, routes.archive)}>
            {t('archive.link')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
