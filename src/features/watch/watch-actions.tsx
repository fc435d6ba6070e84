import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { isSold } from '../../content/describe/watch-status.ts';
import { inquiriesEndpoint } from '../../content/schema/shop.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { type Listing, whatsAppAbout } from './listing.ts';
import styles from './watch-actions.module.css';

interface WatchActionsProps extends Listing {
  /** The inquiry button and the heart. A sold watch has a link instead, which asks for a similar one. */
  children: ReactNode;
}

/** The actions of a watch's page: inquire, add it to the shortlist, write on WhatsApp, go to the contact page. */
export function WatchActions({ children, ...listing }: WatchActionsProps) {
  const { locale, watch } = listing;
  const t = createTranslator(locale);
  const whatsAppHref = whatsAppAbout(listing);
  return (
    <div className={styles.actions}>
      {isSold(watch) ? <ButtonLink href={whatsAppHref}>{t('watch.findSimilar')}</ButtonLink> : children}
      {!isSold(watch) && (
        <ButtonLink look="quiet" href={whatsAppHref}>
          {t('watch.whatsapp')}
        </ButtonLink>
      )}
      <ButtonLink look="quiet" href={localisePath(locale, routes.contact)}>
        {t('watch.contactUs')}
      </ButtonLink>
      {isSold(watch) && <ArrowLink href={findFormHref(listing)}>{t('watch.findSimilarByForm')}</ArrowLink>}
    </div>
  );
}

/** The form for people who look for a watch, filled in with this one. The contact form, if the forms send nothing. */
function findFormHref({ locale, watch: { brand, model, year } }: Listing): string {
  if (inquiriesEndpoint() === 'off') return `${localisePath(locale, routes.contact)}#form`;
  const query = new URLSearchParams({ intent: 'find', maker: brand, model, year: String(year) });
  return `${localisePath(locale, routes.sell)}?${query}#write`;
}
