import { shop } from 'virtual:content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import { Section } from '../../components/section/section.tsx';
import { WatchTitle } from '../../components/watch-title/watch-title.tsx';
import { yearText } from '../../content/describe/watch-name.ts';
import { isSold, statusText } from '../../content/describe/watch-status.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { wordsOf } from '../../content/schema/words-of.ts';
import { formatPrice } from '../../i18n/format.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { BuyingTerms } from './buying-terms.tsx';
import type { GalleryPicture } from './gallery/gallery-pictures.ts';
import { InquiryBar } from './inquiry-bar.tsx';
import { OtherWatches } from './other-watches.tsx';
import type { PageWatch } from './page-watch.ts';
import { ConditionReport } from './report/condition-report.tsx';
import { WatchActions } from './watch-actions.tsx';
import { WatchFacts } from './watch-facts.tsx';
import styles from './watch-page.module.css';

interface WatchPageProps extends PageWatch {
  pictures: GalleryPicture[];
  /** Similar watches. */
  others: WatchSummary[];
  /** The slot of the island with the pictures. Optional, because types do not know slots. */
  gallery?: ReactNode;
  /** The island with the inquiry button. A sold watch has none. */
  children: ReactNode;
}

/** A watch's page: name, pictures, price, actions and facts, then the condition report, then other watches. */
export function WatchPage({ pictures, others, gallery, children, ...pageWatch }: WatchPageProps) {
  const { locale, watch, url } = pageWatch;
  const t = createTranslator(locale);
  const status = statusText(locale, watch);
  return (
    <>
      <Section space="none" className={styles.page}>
        <article aria-labelledby="watch-name">
          {/* The report is outside this grid, because sticky pictures scroll along to the end of their grid. */}
          <div className={styles.watch}>
            <a
              className={clsx('screen-only', styles.back)}
              href={localisePath(locale, isSold(watch) ? routes.archive : routes.catalog)}
              data-back
            >
              <Icon name="arrow" points="back" /> {t('watch.back')}
            </a>
            <Heading {...pageWatch} />
            <div className={styles.pictures}>{gallery}</div>
            <div className={styles.text}>
              <p className={clsx('cluster', styles.offer)}>
                <span className={styles.price} data-status={watch.status}>
                  {formatPrice(locale, watch.price, shop.currency)}
                </span>
                {status && <strong className={clsx('label', styles.status)}>{status}</strong>}
              </p>
              <WatchActions {...pageWatch} hasRendering={pictures.some(({ isRendering }) => isRendering)}>
                {children}
              </WatchActions>
              <h2 className="visually-hidden">{t('watch.description')}</h2>
              <Description {...pageWatch} />
              {!isSold(watch) && <BuyingTerms {...pageWatch} />}
              <h2 className="visually-hidden">{t('watch.facts')}</h2>
              <WatchFacts {...pageWatch} />
            </div>
          </div>
          <div className={styles.report}>
            <ConditionReport {...pageWatch} />
          </div>
          <p className={clsx('small', styles.url)}>
            <LeftToRight>{url}</LeftToRight>
          </p>
        </article>
        {others.length > 0 && <OtherWatches locale={locale} others={others} />}
      </Section>
      {!isSold(watch) && <InquiryBar {...pageWatch} />}
    </>
  );
}

/** The name, and below it the facts that distinguish watches of the same name. */
function Heading({ locale, watch }: PageWatch) {
  const t = createTranslator(locale);
  const { reference, condition } = watch;
  const year = yearText(t, watch);
  const identity = [reference && t('watch.referenceNumber', { reference }), year, t(`watch.conditions.${condition}`)];
  return (
    <div className={styles.heading}>
      <h1 className={styles.name} id="watch-name">
        <WatchTitle locale={locale} watch={watch} />
      </h1>
      <p className={clsx('small number', styles.identity)}>{identity.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function Description({ locale, watch }: PageWatch) {
  const { words, locale: language } = wordsOf(watch, locale);
  return (
    <>
      {language !== locale && <p className="small">{createTranslator(locale)('watch.notTranslated')}</p>}
      <p className={styles.description} {...languageAttributes(language, locale)}>
        {words.description}
      </p>
    </>
  );
}
