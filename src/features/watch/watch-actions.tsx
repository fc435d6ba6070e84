import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { ClosureNote } from '../../components/closure-note/closure-note.tsx';
import { nameWithYear } from '../../content/describe/watch-name.ts';
import { isSold } from '../../content/describe/watch-status.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { contactLink } from '../../inquiries/contact-link.ts';
import { sellLink } from '../../inquiries/sell-link.ts';
import { type PageWatch, whatsAppAbout } from './page-watch.ts';
import styles from './watch-page.module.css';

interface WatchActionsProps extends PageWatch {
  /** The inquiry button and the heart. A sold watch has none. */
  children: ReactNode;
}

/** The actions of a watch's page: inquire, add it to the shortlist, write on WhatsApp or by the form, ask for pictures. */
export function WatchActions({ children, ...pageWatch }: WatchActionsProps) {
  const { t, watch } = pageWatch;
  return (
    <div className="screen-only">
      <ClosureNote t={t} />
      {isSold(watch) ? (
        <SimilarActions {...pageWatch} />
      ) : (
        <>
          <div className={clsx('cluster', styles.actions)}>
            {children}
            <ButtonLink look="quiet" href={whatsAppAbout(pageWatch)}>
              {t('watch.whatsapp')}
            </ButtonLink>
            <ContactAction {...pageWatch} />
          </div>
          <p className="below-title">
            <ArrowLink href={whatsAppAbout(pageWatch, 'watch.pictures.askMessage')}>
              {t('watch.pictures.ask')}
            </ArrowLink>
          </p>
        </>
      )}
    </div>
  );
}

/** The actions of a sold watch: ask for a similar one. */
function SimilarActions(pageWatch: PageWatch) {
  const { t } = pageWatch;
  return (
    <div className={clsx('cluster', styles.actions)}>
      <ButtonLink href={whatsAppAbout(pageWatch)}>{t('watch.findSimilar')}</ButtonLink>
      <ContactAction {...pageWatch} />
      <ArrowLink href={findFormHref(pageWatch)}>{t('watch.findSimilarByForm')}</ArrowLink>
    </div>
  );
}

function ContactAction({ t, watch }: PageWatch) {
  const href = contactLink(localisePath(t.locale, routes.contact), nameWithYear(t, watch));
  return (
    <ButtonLink look="quiet" href={href}>
      {t('watch.contactUs')}
    </ButtonLink>
  );
}

/** The form for people who look for a watch, filled in with this one. */
function findFormHref({ t, watch: { brand, model, year } }: PageWatch): string {
  return sellLink(localisePath(t.locale, routes.sell), { wish: 'find', maker: brand, model, year: String(year) });
}
