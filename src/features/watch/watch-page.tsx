import { shop } from 'virtual:content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { LeftToRight } from '../../components/latin/latin.tsx';
import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import { describeForCustoms } from '../../content/describe/customs.ts';
import { listFacts } from '../../content/describe/watch-facts.ts';
import { yearText } from '../../content/describe/watch-name.ts';
import { isSold, statusText } from '../../content/describe/watch-status.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { shipsAbroad } from '../../content/schema/terms-schema.ts';
import { wordsOf } from '../../content/words/words-of.ts';
import { formatPrice } from '../../i18n/format.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { formatLabel } from '../../i18n/texts.ts';
import { todayIn } from '../../i18n/zoned-time.ts';
import { BuyingTerms } from './buying-terms.tsx';
import type { GalleryPicture } from './gallery/gallery-pictures.ts';
import { InquiryBar } from './inquiry-bar.tsx';
import { OtherWatches } from './other-watches.tsx';
import type { PageWatch } from './page-watch.ts';
import { ConditionReport } from './report/condition-report.tsx';
import { TrueSize } from './true-size.tsx';
import { WatchActions } from './watch-actions.tsx';
import styles from './watch-page.module.css';

interface WatchPageProps extends PageWatch {
  pictures: GalleryPicture[];
  others: WatchSummary[];
  /** The slot of the island with the pictures. Optional, because types do not know slots. */
  gallery?: ReactNode;
  /** The slot of the island that sends the watch to a friend. */
  send?: ReactNode;
  /** The island with the inquiry button. A sold watch has none. */
  children: ReactNode;
}

/** A watch's page: name, pictures, price, actions and facts, then the condition report, then other watches. */
export function WatchPage({ pictures, others, gallery, send, children, ...pageWatch }: WatchPageProps) {
  const { t, watch, url } = pageWatch;
  const status = statusText(t, watch);
  return (
    <>
      <section className={clsx('page-width', styles.page)}>
        <article aria-labelledby="watch-name">
          {/* The report is outside this grid, because sticky pictures scroll along to the end of their grid. */}
          <div className={styles.watch}>
            <div className={clsx('screen-only', styles.top)}>
              <a
                className={clsx('with-icon', styles.back)}
                href={localisePath(t.locale, isSold(watch) ? routes.archive : routes.catalog)}
                data-back
              >
                <Icon name="arrow" points="back" /> {t('watch.back')}
              </a>
              {send}
            </div>
            <Heading {...pageWatch} />
            <div className={styles.pictures}>
              {gallery}
              {pictures.some(({ isRendering }) => isRendering) && (
                <p className={clsx('small', styles.note)}>{t('watch.pictures.renderingNote')}</p>
              )}
            </div>
            <div className={clsx('stack', styles.text)}>
              <p className="cluster">
                <span className="title-s" data-status={watch.status}>
                  {formatPrice(t.locale, watch.price, shop.currency)}
                </span>
                {status && <strong className="label">{status}</strong>}
              </p>
              <WatchActions {...pageWatch}>{children}</WatchActions>
              <h2 className="visually-hidden">{t('watch.description')}</h2>
              <Description {...pageWatch} />
              {!isSold(watch) && <BuyingTerms {...pageWatch} />}
              <h2 className="visually-hidden">{t('watch.facts')}</h2>
              <div className={clsx('stack', styles.facts)}>
                <WatchFacts {...pageWatch} />
                <TrueSize {...pageWatch} />
              </div>
            </div>
          </div>
          <div className={styles.report}>
            <ConditionReport {...pageWatch} pictures={pictures} />
          </div>
          <p className="small print-only below-title">
            {!isSold(watch) && shipsAbroad(shop.terms, shop.address.countryCode) && <ForCustoms {...pageWatch} />}
            <LeftToRight>{url}</LeftToRight>
          </p>
        </article>
        {others.length > 0 && <OtherWatches t={t} others={others} />}
      </section>
      {!isSold(watch) && <InquiryBar {...pageWatch} />}
    </>
  );
}

/** What an invoice tells the customs. */
function ForCustoms({ t, watch }: PageWatch) {
  return (
    <>
      {formatLabel(t.locale, t('customs.title'))} {describeForCustoms(t, watch, todayIn(shop.hours.timeZone))}.{' '}
      {t('customs.decides')}{' '}
    </>
  );
}

/** The name, and below it the facts that distinguish watches of the same name. */
function Heading({ t, watch }: PageWatch) {
  const { reference } = watch;
  const identity = [reference && t('watch.referenceNumber', { reference }), yearText(t, watch)];
  return (
    <div className={styles.heading}>
      <h1 className={styles.name} id="watch-name">
        <WatchTitle locale={t.locale} watch={watch} />
      </h1>
      <p className="small number below-title">{identity.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function Description({ t, watch }: PageWatch) {
  const { words, locale: language } = wordsOf(watch, t.locale);
  return (
    <>
      {language !== t.locale && <p className="small">{t('nav.notTranslated')}</p>}
      <p className={clsx('lead', styles.description)} {...languageAttributes(language, t.locale)}>
        {words.description}
      </p>
    </>
  );
}

function WatchFacts({ t, watch }: PageWatch) {
  const facts = listFacts(t, watch).filter(({ key }) => key !== 'reference');
  return (
    <Ledger look="dense">
      {facts.map(({ key, label, text, locale: language }) => (
        <LedgerEntry key={key} term={label} {...languageAttributes(language, t.locale)}>
          {text}
        </LedgerEntry>
      ))}
    </Ledger>
  );
}
