import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { isolateLatin, LeftToRight, Name } from '../../components/left-to-right/left-to-right.tsx';
import { NotTranslated } from '../../components/not-translated/not-translated.tsx';
import { Section } from '../../components/section/section.tsx';
import { isSold, statusText } from '../../content/describe/watch-status.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { wordsOf } from '../../content/schema/words-of.ts';
import { formatPrice } from '../../i18n/format.ts';
import { type Locale, languageAttributes } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { Crumb } from '../../structured-data/watch.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { BuyingTerms } from './buying-terms.tsx';
import { ExportNotes } from './export-notes.tsx';
import { Gallery } from './gallery/gallery.tsx';
import type { GalleryPicture } from './gallery/gallery-pictures.ts';
import { InquiryBar } from './inquiry-bar.tsx';
import { NextSteps } from './next-steps.tsx';
import { PictureNotes } from './picture-notes.tsx';
import { ConditionReport } from './report/condition-report.tsx';
import { WatchActions } from './watch-actions.tsx';
import { WatchFacts } from './watch-facts.tsx';
import styles from './watch-page.module.css';

interface WatchPageProps {
  locale: Locale;
  watch: Watch;
  pictures: GalleryPicture[];
  /** From the home page to this page. */
  crumbs: Crumb[];
  /** The page's absolute URL: for messages, and shown in print. */
  url: string;
  /** Whether its export from India may need permission. */
  antique: boolean;
  /** Similar watches. */
  others: WatchSummary[];
  /** The island with the inquiry button. A sold watch has none. */
  children: ReactNode;
}

/** A watch's page: name, pictures, price, actions and facts, then the condition report, then other watches. */
export function WatchPage({ locale, watch, pictures, crumbs, url, antique, others, children }: WatchPageProps) {
  const t = createTranslator(locale);
  return (
    <>
      <Section space="none" className={styles.page}>
        <article aria-labelledby="watch-name">
          {/* The report is outside this grid, because sticky pictures scroll along to the end of their grid. */}
          <div className={styles.watch}>
            <Navigation locale={locale} crumbs={crumbs} />
            <Heading locale={locale} watch={watch} />
            <div className={styles.pictures}>
              <Gallery locale={locale} watch={watch} pictures={pictures} />
              <PictureNotes locale={locale} watch={watch} pictures={pictures} url={url} />
            </div>
            <div className={styles.text}>
              <Price locale={locale} watch={watch} />
              <h2 className="visually-hidden">{t('watch.description')}</h2>
              <Description locale={locale} watch={watch} />
              <WatchActions locale={locale} watch={watch} url={url}>
                {children}
              </WatchActions>
              {!isSold(watch) && <BuyingTerms locale={locale} />}
              <h2 className="visually-hidden">{t('watch.facts')}</h2>
              <WatchFacts locale={locale} watch={watch} />
              <ExportNotes locale={locale} watch={watch} antique={antique} />
            </div>
          </div>
          <ConditionReport locale={locale} watch={watch} url={url} />
          <p className={styles.url}>
            <LeftToRight>{url}</LeftToRight>
          </p>
        </article>
        <NextSteps locale={locale} watch={watch} others={others} />
      </Section>
      {!isSold(watch) && <InquiryBar locale={locale} watch={watch} url={url} />}
    </>
  );
}

function Navigation({ locale, crumbs }: Pick<WatchPageProps, 'locale' | 'crumbs'>) {
  const t = createTranslator(locale);
  return (
    <div className={styles.navigation}>
      <a className={styles.back} href={localisePath(locale, routes.catalog)} data-back>
        <Icon name="arrow" points="back" /> {t('watch.back')}
      </a>
      <Breadcrumbs locale={locale} label={t('nav.breadcrumb')} crumbs={crumbs} />
    </div>
  );
}

/** The name, and below it the facts that distinguish watches of the same name. */
function Heading({ locale, watch }: Pick<WatchPageProps, 'locale' | 'watch'>) {
  const t = createTranslator(locale);
  const { brand, model, reference, year, condition } = watch;
  const identity = [reference && t('watch.referenceNumber', { reference }), year, t(`watch.conditions.${condition}`)];
  return (
    <div className={styles.heading}>
      <h1 className={styles.name} id="watch-name">
        <span className={styles.brand}>
          <Name locale={locale}>{brand}</Name>
        </span>{' '}
        <Name locale={locale}>{model}</Name>
      </h1>
      <p className={styles.identity}>{isolateLatin(identity.filter(Boolean).join(' · '))}</p>
    </div>
  );
}

/** The price, and the status if the watch is not available. */
function Price({ locale, watch }: Pick<WatchPageProps, 'locale' | 'watch'>) {
  const status = statusText(locale, watch);
  return (
    <p className={styles.offer}>
      <LeftToRight className={clsx(styles.price, isSold(watch) && styles.soldPrice)}>
        {formatPrice(locale, watch.price)}
      </LeftToRight>
      {status && <strong className={styles.status}>{status}</strong>}
    </p>
  );
}

function Description({ locale, watch }: Pick<WatchPageProps, 'locale' | 'watch'>) {
  const { words, locale: language } = wordsOf(watch, locale);
  return (
    <>
      {language !== locale && <NotTranslated locale={locale} />}
      <p className={styles.description} {...languageAttributes(language, locale)}>
        {isolateLatin(words.description)}
      </p>
    </>
  );
}
