import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { Heart } from '../../components/heart/heart.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { isolateLatin, LeftToRight, Name } from '../../components/left-to-right/left-to-right.tsx';
import { statusText } from '../../content/describe/status-text.ts';
import { watchName } from '../../content/describe/watch-name.ts';
import { isSold } from '../../content/describe/watch-status.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath } from '../../i18n/paths.ts';
import { routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ConditionReport } from './condition-report.tsx';
import { FindSimilar } from './find-similar.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { type GalleryPicture, listMissingViews } from './gallery/gallery-pictures.ts';
import { MissingViews } from './missing-views.tsx';
import styles from './watch-details.module.css';
import { WatchFacts } from './watch-facts.tsx';
import { whatsAppMessage } from './whatsapp-message.ts';

interface WatchDetailsProps {
  locale: Locale;
  watch: Watch;
  /** Every picture there is of it. */
  pictures: GalleryPicture[];
  /** From the home page to this page. */
  crumbs: { name: string; href: string }[];
  /** The page's absolute URL, shown in print. */
  url: string;
  /** Whether its export from India may need permission. */
  antique: boolean;
  /** The actions, an island. A sold watch has others. */
  children: ReactNode;
}

/** A watch's page. On wide screens its pictures are sticky while name, price, description and facts scroll. */
export function WatchDetails(props: WatchDetailsProps) {
  const { locale, watch, pictures, crumbs, url, antique, children } = props;
  const t = createTranslator(locale);
  const words = watch.words[locale];
  const missing = listMissingViews(
    watch,
    pictures.map(({ view }) => view),
  );
  return (
    <article className={styles.watch} aria-labelledby="watch-name">
      <div className={styles.navigation}>
        <a className={styles.back} href={localisePath(locale, routes.catalog)} data-back>
          <Icon name="arrow" points="back" /> {t('watch.back')}
        </a>
        <Breadcrumbs locale={locale} label={t('nav.breadcrumb')} crumbs={crumbs} />
      </div>
      <div className={styles.pictures}>
        <Gallery locale={locale} watch={watch} pictures={pictures} />
        {missing.length > 0 && !isSold(watch) && (
          <MissingViews locale={locale} watch={watch} missing={missing} url={url} />
        )}
      </div>
      <div className={styles.text}>
        <Heading locale={locale} watch={watch} />
        <h2 className="visually-hidden">{t('watch.description')}</h2>
        <p className={styles.description}>{isolateLatin(words.description)}</p>
        <div className={styles.actions} data-watch-actions>
          {isSold(watch) ? (
            <FindSimilar locale={locale} watch={watch} url={url} />
          ) : (
            <>
              {children}
              <WhatsAppInquiry locale={locale} watch={watch} url={url} />
            </>
          )}
        </div>
        <h2 className="visually-hidden">{t('watch.facts')}</h2>
        <WatchFacts locale={locale} watch={watch} />
        {antique && <p className={styles.exportNote}>{isolateLatin(t('watch.exportNote'))}</p>}
      </div>
      <div className={styles.report}>
        <ConditionReport locale={locale} watch={watch} />
      </div>
      <p className={styles.url}>
        <LeftToRight>{url}</LeftToRight>
      </p>
    </article>
  );
}

/** Name, year, price, status and the heart that keeps the watch. */
function Heading({ locale, watch }: Pick<WatchDetailsProps, 'locale' | 'watch'>) {
  const t = createTranslator(locale);
  const status = statusText(locale, watch);
  return (
    <>
      <h1 className={styles.name} id="watch-name">
        <span className={styles.brand}>
          <Name locale={locale}>{watch.brand}</Name>
        </span>{' '}
        <Name locale={locale}>{watch.model}</Name>
      </h1>
      <div className={styles.line}>
        <div className={styles.offer}>
          <span>{watch.year}</span>
          <LeftToRight className={isSold(watch) ? styles.soldPrice : styles.price}>
            {formatPrice(locale, watch.price)}
          </LeftToRight>
          {status && <strong className={styles.status}>{status}</strong>}
        </div>
        <Heart className={styles.heart} watch={watch.id} label={t('shortlist.keep', { name: watchName(watch) })} />
      </div>
    </>
  );
}

/** Opens WhatsApp with a message that names the watch. The visitor can change it before sending. */
function WhatsAppInquiry({ locale, watch, url }: Pick<WatchDetailsProps, 'locale' | 'watch' | 'url'>) {
  const t = createTranslator(locale);
  return (
    <ArrowLink href={whatsAppUrl(shop.whatsapp, whatsAppMessage(locale, watch, url))}>{t('watch.whatsapp')}</ArrowLink>
  );
}
