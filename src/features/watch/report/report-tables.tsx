import { isolateLatin, LeftToRight } from '../../../components/left-to-right/left-to-right.tsx';
import { describeMeasured } from '../../../content/describe/measured-rows.ts';
import { listNumbers, listPapers, listService } from '../../../content/describe/service-rows.ts';
import { isUnknownPart } from '../../../content/describe/unknown-facts.ts';
import type { NoteSubject } from '../../../content/schema/report-notes.ts';
import { parts } from '../../../content/schema/report-schema.ts';
import { noteOf } from '../../../content/schema/words-of.ts';
import { languageAttributes } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import type { Listing } from '../listing.ts';
import styles from './condition-report.module.css';

/** Originality and grade of every part that the watch has. Unknown parts are left out. */
export function PartsTable(listing: Listing) {
  const { locale, watch } = listing;
  const t = createTranslator(locale);
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
        if (!facts || isUnknownPart(watch, part)) return null;
        const { originality, grade } = facts;
        return (
          <tbody key={part} className={styles.row}>
            <tr>
              <th scope="rowgroup">{t(`watch.report.parts.${part}`)}</th>
              <td data-known={originality !== 'not known'}>{t(`watch.report.originalities.${originality}`)}</td>
              <td data-known={grade !== 'not examined'}>{t(`watch.report.grades.${grade}`)}</td>
            </tr>
            <NoteRow {...listing} columns={3} subject={part} />
          </tbody>
        );
      })}
    </table>
  );
}

/** Last service, numbers and papers, with notes. Unknown values are left out; `null` if there are no others. */
export function ServiceTable(listing: Listing) {
  const { locale, watch } = listing;
  const groups = [
    { subject: 'service', rows: listService(locale, watch) },
    { subject: 'numbers', rows: [listNumbers(locale, watch)] },
    { subject: 'papers', rows: [listPapers(locale, watch)] },
  ] as const;
  const shown = groups
    .map(({ subject, rows }) => ({ subject, rows: rows.flatMap((row) => (row?.known ? [row] : [])) }))
    .filter(({ subject, rows }) => rows.length > 0 || (subject !== 'numbers' && noteOf(watch, locale, subject)));
  if (shown.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.labels}>{createTranslator(locale)('watch.service.title')}</caption>
      {shown.map(({ subject, rows }) => (
        <tbody key={subject} className={styles.row}>
          {rows.map(({ field, label, value }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{isolateLatin(value)}</td>
            </tr>
          ))}
          {subject !== 'numbers' && <NoteRow {...listing} columns={2} subject={subject} />}
        </tbody>
      ))}
    </table>
  );
}

/** Rate and amplitude by position, and the beat error. `null` if the watch was not measured. */
export function MeasuredTable({ locale, watch }: Listing) {
  if (!watch.measured) return null;
  const t = createTranslator(locale);
  const { date, positions, beatError } = describeMeasured(locale, watch.measured);
  return (
    <table className={styles.table}>
      <caption className={styles.labels}>{t('watch.measured.title', { date })}</caption>
      <thead>
        <tr className={styles.labels}>
          <th scope="col">{t('watch.measured.position')}</th>
          <th scope="col">{t('watch.service.rate')}</th>
          <th scope="col">{t('watch.service.amplitude')}</th>
        </tr>
      </thead>
      <tbody className={styles.row}>
        {positions.map(({ position, rate, amplitude }) => (
          <tr key={position}>
            <th scope="row">{position}</th>
            <td>{isolateLatin(rate)}</td>
            <td>
              <LeftToRight>{amplitude}</LeftToRight>
            </td>
          </tr>
        ))}
        {beatError && (
          <tr>
            <th scope="row">{t('watch.service.beatError')}</th>
            <td colSpan={2}>{beatError}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A note below the row that it belongs to, if there is one. */
function NoteRow({ locale, watch, columns, subject }: Listing & { columns: number; subject: NoteSubject }) {
  const written = noteOf(watch, locale, subject);
  if (!written) return null;
  return (
    <tr>
      <td className={styles.note} colSpan={columns} {...languageAttributes(written.locale, locale)}>
        {isolateLatin(written.note)}
      </td>
    </tr>
  );
}
