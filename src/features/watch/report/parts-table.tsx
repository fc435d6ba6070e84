import { isUnknownPart } from '../../../content/describe/unknown-facts.ts';
import { parts } from '../../../content/schema/report-schema.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import styles from './condition-report.module.css';
import { NoteRow } from './note-row.tsx';

/** Originality and grade of every part that the watch has. Unknown parts are left out. */
export function PartsTable({ locale, watch }: { locale: Locale; watch: Watch }) {
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
            <NoteRow columns={3} locale={locale} watch={watch} subject={part} />
          </tbody>
        );
      })}
    </table>
  );
}
