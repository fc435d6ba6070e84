import { AskLine } from '../../../components/ask-line/ask-line.tsx';
import { isolateLatin } from '../../../components/left-to-right/left-to-right.tsx';
import { listUnknownParts, listUnknownService } from '../../../content/describe/unknown-facts.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import { formatPartialDate } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { localisePath, routes } from '../../../i18n/routes.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import styles from './condition-report.module.css';
import { MeasuredTable } from './measured-table.tsx';
import { NotKnown } from './not-known.tsx';
import { PartsTable } from './parts-table.tsx';
import { ServiceTable } from './service-table.tsx';

interface ConditionReportProps {
  locale: Locale;
  watch: Watch;
  /** The absolute URL of the watch's page, for messages. */
  url: string;
}

/** Originality and grade of every part, service, measurements and papers, then the corrections of the page. */
export function ConditionReport({ locale, watch, url }: ConditionReportProps) {
  const t = createTranslator(locale);
  return (
    <section className={styles.report} aria-labelledby="report">
      <div className={styles.heading}>
        <h2 className={styles.title} id="report">
          {t('watch.report.title')}
        </h2>
        <a className={styles.guide} href={localisePath(locale, routes.guide)}>
          {t('guide.title')}
        </a>
      </div>
      <div className={styles.columns}>
        <div>
          <PartsTable locale={locale} watch={watch} />
          <NotKnown locale={locale} watch={watch} url={url} items={listUnknownParts(locale, watch)} />
        </div>
        <div>
          <ServiceTable locale={locale} watch={watch} />
          {watch.measured && <MeasuredTable locale={locale} measured={watch.measured} />}
          <NotKnown locale={locale} watch={watch} url={url} items={listUnknownService(locale, watch)} />
        </div>
      </div>
      {watch.corrections?.map(({ date, words }) => (
        <AskLine key={date}>
          {isolateLatin(t('watch.corrected', { date: formatPartialDate(locale, date), words: words[locale] }))}
        </AskLine>
      ))}
    </section>
  );
}
