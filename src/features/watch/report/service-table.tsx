import { isolateLatin } from '../../../components/left-to-right/left-to-right.tsx';
import { listNumbers, listPapers, listService, type ServiceRow } from '../../../content/describe/service-rows.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import { noteOf } from '../../../content/schema/words-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import styles from './condition-report.module.css';
import { NoteRow } from './note-row.tsx';

/** Last service, numbers and papers, with notes. Unknown values are left out; `null` if there are no others. */
export function ServiceTable({ locale, watch }: { locale: Locale; watch: Watch }) {
  const t = createTranslator(locale);
  const groups = [
    { name: 'service', rows: listService(locale, watch), subject: 'service' },
    { name: 'numbers', rows: [listNumbers(locale, watch)], subject: undefined },
    { name: 'papers', rows: [listPapers(locale, watch)], subject: 'papers' },
  ] as const;
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row?.known) as ServiceRow[] }))
    .filter(({ rows, subject }) => rows.length > 0 || (subject && noteOf(watch, locale, subject)));
  if (shown.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.labels}>{t('watch.service.title')}</caption>
      {shown.map(({ name, rows, subject }) => (
        <tbody key={name} className={styles.row}>
          {rows.map(({ field, label, value }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{isolateLatin(value)}</td>
            </tr>
          ))}
          {subject && <NoteRow columns={2} locale={locale} watch={watch} subject={subject} />}
        </tbody>
      ))}
    </table>
  );
}
