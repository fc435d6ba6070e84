import { Ask, AskLine } from '../../../components/ask-line/ask-line.tsx';
import { isolateLatin } from '../../../components/left-to-right/left-to-right.tsx';
import { listUnknownParts, listUnknownService } from '../../../content/describe/unknown-facts.ts';
import { isSold } from '../../../content/describe/watch-status.ts';
import { formatItems, formatPartialDate } from '../../../i18n/format.ts';
import { localisePath, routes } from '../../../i18n/routes.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { type Listing, whatsAppAbout } from '../listing.ts';
import styles from './condition-report.module.css';
import { MeasuredTable, PartsTable, ServiceTable } from './report-tables.tsx';

/** Originality and grade of every part, service, measurements and papers, then the corrections of the page. */
export function ConditionReport(listing: Listing) {
  const { locale, watch } = listing;
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
          <PartsTable {...listing} />
          <NotKnown {...listing} facts={listUnknownParts(locale, watch)} />
        </div>
        <div>
          <ServiceTable {...listing} />
          <MeasuredTable {...listing} />
          <NotKnown {...listing} facts={listUnknownService(locale, watch)} />
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

/** A line below a table that lists what is not known, with a link to ask about it unless the watch is sold. */
function NotKnown({ facts, ...listing }: Listing & { facts: string[] }) {
  if (facts.length === 0) return null;
  const t = createTranslator(listing.locale);
  const items = formatItems(listing.locale, facts);
  return (
    <AskLine>
      {t('watch.report.unknown', { items })}{' '}
      {!isSold(listing.watch) && (
        <Ask href={whatsAppAbout(listing, 'watch.report.askMessage', { items })}>{t('watch.report.askUs')}</Ask>
      )}
    </AskLine>
  );
}
