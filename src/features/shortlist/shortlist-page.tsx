import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import type { Translate } from '../../content/words/translate.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import styles from './shortlist.module.css';

interface ShortlistPageProps {
  t: Translate;
  children?: ReactNode;
}

/** The shortlist's page. Without JavaScript it has a sentence and a link to the catalogue instead of the list. */
export function ShortlistPage({ t, children }: ShortlistPageProps) {
  return (
    <section className={clsx('page-width', styles.page)}>
      <h1>{t('shortlist.heading')}</h1>
      {children}
      <div data-without-script>
        <p>{t('shortlist.withoutScript')}</p>
        <p className="apart">
          <ButtonLink href={localisePath(t.locale, routes.catalog)}>{t('home.viewFullCollection')}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
