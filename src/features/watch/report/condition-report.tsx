import { shop } from 'virtual:content';
import { ArrowLink } from '../../../components/arrow-link/arrow-link.tsx';
import { OwnerWords } from '../../../components/latin/latin.tsx';
import { listUnknown, type ReportRow, reportRows } from '../../../content/describe/report-rows.ts';
import { isSold } from '../../../content/describe/watch-status.ts';
import type { Translate } from '../../../content/words/translate.ts';
import { formatItems, formatPartialDate } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate-latin.ts';
import { localisePath, routes } from '../../../i18n/routes.ts';
import { formatLabel } from '../../../i18n/texts.ts';
import type { View } from '../../../pictures/views.ts';
import type { PageWatch } from '../page-watch.ts';
import styles from './condition-report.module.css';
import { Questions } from './questions.tsx';
import { ReportTable } from './report-table.tsx';

interface ConditionReportProps extends PageWatch {
  pictures: readonly { view: View }[];
}

/**
 * Originality and grade of every part, service, measurements and papers, then what is not known, and the corrections of the
 * page.
 */
export function ConditionReport({ pictures, t, watch }: ConditionReportProps) {
  const { parts, service, positions, beatError, papers } = reportRows(t, watch);
  return (
    <section aria-labelledby="report">
      <div className="cluster ends">
        <h2 className="title-s" id="report">
          {t('watch.report.title')}
        </h2>
        <ArrowLink href={localisePath(t.locale, routes.guide)}>{t('guide.title')}</ArrowLink>
      </div>
      <div className={styles.tables}>
        <div>
          <ReportTable
            t={t}
            labelledBy="report"
            heads={[t('watch.report.part'), t('watch.report.originality'), t('watch.report.grade')]}
            rows={parts.filter(isShown)}
          />
        </div>
        <div>
          <ReportTable t={t} caption={t('watch.service.title')} rows={[...service, ...papers].filter(isShown)} />
          {watch.measured && (
            <ReportTable
              t={t}
              caption={t('watch.measured.title', { date: formatPartialDate(t.locale, watch.measured.date) })}
              heads={[t('watch.measured.position'), t('watch.service.rate'), t('watch.service.amplitude')]}
              rows={[...positions, beatError].filter(isShown)}
            />
          )}
        </div>
      </div>
      {isSold(watch) ? <NotKnown t={t} watch={watch} /> : <Questions t={t} watch={watch} pictures={pictures} />}
      {watch.examinedBy && (
        <p className="small below-title">
          {t('watch.report.examinedBy', { person: describePerson(t, watch.examinedBy) })}
        </p>
      )}
      {watch.corrections?.map(({ date, words }) => (
        <p key={date} className="small below-title">
          {t('watch.corrected', { date: formatPartialDate(t.locale, date) })}{' '}
          <OwnerWords locale={t.locale} words={words} />
        </p>
      ))}
    </section>
  );
}

/** A person with their role, if the shop lists them and the language has a word for it. */
function describePerson(t: Translate, name: string): string {
  const role = shop.people.find((person) => person.name === name)?.role?.[t.locale];
  return formatItems(t.locale, role ? [isolate(t.locale, name), role] : [isolate(t.locale, name)]);
}

/** Whether a row is in its table. A row without anything known is in the questions below, unless it has a note. */
function isShown({ values, note }: ReportRow): boolean {
  return values.some(({ isKnown }) => isKnown) || note !== undefined;
}

/** What is not known of a sold watch, which nobody asks about any more. */
function NotKnown({ t, watch }: Pick<PageWatch, 't' | 'watch'>) {
  const unknown = listUnknown(t, watch);
  if (unknown.length === 0) return null;
  return (
    <p className="small below-title">
      {formatLabel(t.locale, t('questions.title'))} {formatItems(t.locale, unknown)}
    </p>
  );
}
