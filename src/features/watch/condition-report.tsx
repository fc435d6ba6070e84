import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import { listPapers, listService, type ServiceRow } from '../../content/describe/service-rows.ts';
import { parts } from '../../content/schema/report-schema.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath } from '../../i18n/paths.ts';
import { routes } from '../../i18n/routes.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './condition-report.module.css';

interface ReportProps {
  locale: Locale;
  watch: Watch;
}

/** Originality and grade of every part, then service and papers, as two tables that look like one ledger. */
export function ConditionReport({ locale, watch }: ReportProps) {
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
      <div className={styles.tables}>
        <PartsTable locale={locale} watch={watch} />
        <ServiceTable locale={locale} watch={watch} />
      </div>
    </section>
  );
}

function PartsTable({ locale, watch }: ReportProps) {
  const t = createTranslator(locale);
  const notes = watch.words[locale].report;
  return (
    <table className={styles.table} aria-labelledby="report">
      <thead>
        <tr className={styles.labels}>
          <th scope="col">{t('watch.report.part')}</th>
          <th scope="col">{t('watch.report.originality')}</th>
          <th scope="col">{t('watch.report.grade')}</th>
        </tr>
      </thead>
      {parts.map((part) => {
        const facts = watch.report[part];
        if (!facts) return null;
        const { originality, grade } = facts;
        return (
          <tbody key={part} className={styles.row}>
            <tr>
              <th scope="rowgroup">{t(`watch.report.parts.${part}`)}</th>
              <td data-known={originality !== 'not known'}>{t(`watch.report.originalities.${originality}`)}</td>
              <td data-known={grade !== 'not examined'}>{t(`watch.report.grades.${grade}`)}</td>
            </tr>
            <NoteRow columns={3} note={notes?.[part]} />
          </tbody>
        );
      })}
    </table>
  );
}

function ServiceTable({ locale, watch }: ReportProps) {
  const t = createTranslator(locale);
  const notes = watch.words[locale].report;
  return (
    <table className={styles.table}>
      <caption className={styles.labels}>{t('watch.service.title')}</caption>
      <tbody className={styles.row}>
        {listService(locale, watch).map((row) => (
          <FactRow key={row.label} {...row} />
        ))}
        <NoteRow columns={2} note={notes?.service} />
      </tbody>
      <tbody className={styles.row}>
        <FactRow {...listPapers(locale, watch)} />
        <NoteRow columns={2} note={notes?.papers} />
      </tbody>
    </table>
  );
}

function FactRow({ label, value, known }: ServiceRow) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-known={known}>{isolateLatin(value)}</td>
    </tr>
  );
}

/** A note under the row that it belongs to. */
function NoteRow({ columns, note }: { columns: number; note: string | undefined }) {
  if (!note) return null;
  return (
    <tr>
      <td className={styles.note} colSpan={columns}>
        {isolateLatin(note)}
      </td>
    </tr>
  );
}
