import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink, ButtonLink } from '../../components/button/button.tsx';
import { nameWithYear } from '../../content/describe/watch-name.ts';
import { isSold } from '../../content/describe/watch-status.ts';
import { formatItems } from '../../i18n/format.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { contactLink, sellLink } from '../../inquiries/links.ts';
import { askedViews } from '../../pictures/views.ts';
import type { GalleryPicture } from './gallery/gallery-pictures.ts';
import { type PageWatch, whatsAppAbout } from './page-watch.ts';
import styles from './watch-page.module.css';

interface WatchActionsProps extends PageWatch {
  pictures: readonly Pick<GalleryPicture, 'view'>[];
  /** The inquiry button and the heart. A sold watch has a link instead, which asks for a similar one. */
  children: ReactNode;
}

/** The actions of a watch's page: inquire, add it to the shortlist, write on WhatsApp or by the form, ask for pictures. */
export function WatchActions({ pictures, children, ...pageWatch }: WatchActionsProps) {
  const { t, watch } = pageWatch;
  const whatsAppHref = whatsAppAbout(pageWatch);
  const contactHref = contactLink(localisePath(t.locale, routes.contact), nameWithYear(t, watch));
  return (
    <div>
      <div className={clsx('cluster screen-only', styles.actions)}>
        {isSold(watch) ? <ButtonLink href={whatsAppHref}>{t('watch.findSimilar')}</ButtonLink> : children}
        {!isSold(watch) && (
          <ButtonLink look="quiet" href={whatsAppHref}>
            {t('watch.whatsapp')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={contactHref}>
          {t('watch.contactUs')}
        </ButtonLink>
        {isSold(watch) && <ArrowLink href={findFormHref(pageWatch)}>{t('watch.findSimilarByForm')}</ArrowLink>}
      </div>
      {!isSold(watch) && <AskForPictures {...pageWatch} pictures={pictures} />}
    </div>
  );
}

/** Names the views that have no picture yet, and asks for them. */
function AskForPictures({ pictures, ...pageWatch }: PageWatch & Pick<WatchActionsProps, 'pictures'>) {
  const { t } = pageWatch;
  const missing = askedViews.filter((each) => !pictures.some(({ view }) => view === each));
  const views = formatItems(
    t.locale,
    missing.map((view) => t(`watch.pictures.missingViews.${view}`)),
  );
  const message = missing.length > 0 ? 'watch.pictures.missingMessage' : 'watch.pictures.askMessage';
  return (
    <AskLine>
      {views && <span className="screen-only">{t('watch.pictures.missing', { views })}</span>}{' '}
      <Ask href={whatsAppAbout(pageWatch, message, { views })}>{t('watch.pictures.ask')}</Ask>
    </AskLine>
  );
}

/** The form for people who look for a watch, filled in with this one. */
function findFormHref({ t, watch: { brand, model, year } }: PageWatch): string {
  return sellLink(localisePath(t.locale, routes.sell), { wish: 'find', maker: brand, model, year: String(year) });
}

/** A muted line in small type, which may end in {@link Ask}. */
export function AskLine({ children }: { children: ReactNode }) {
  return <p className={clsx('small', styles.askLine)}>{children}</p>;
}

/** A link that opens a prepared message. Hidden in print. */
export function Ask({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="screen-only" href={href}>
      {children}
    </a>
  );
}
