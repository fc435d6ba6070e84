import { isolateLatin } from '../../../components/left-to-right/left-to-right.tsx';
import { listNumbers, listPapers, listService, type ServiceRow } from '../../../content/describe/service-rows.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import styles from './condition-report.module.css';
import { NoteRow } from './note-row.tsx';

/** What is known of the last service, of the numbers and of the papers, with notes; nothing if nothing is. */
export function ServiceTable({ locale, watch }: { locale: Locale; watch: Watch }) {
  const t = createTranslator(locale);
  const notes = watch.words[locale].report;
  const groups = [
    { name: 'service', rows: listService(locale, watch), note: notes?.service },
    { name: 'numbers', rows: [listNumbers(locale, watch)], note: undefined },
    { name: 'papers', rows: [listPapers(locale, watch)], note: notes?.papers },
  ]
    .map(({ rows, ...group }) => ({ ...group, rows: rows.filter((row) => row?.known) as ServiceRow[] }))
    .filter(({ rows, note }) => rows.length > 0 || note);
  if (groups.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.labels}>{t('watch.service.title')}</caption>
      {groups.map(({ name, rows, note }) => (
        <tbody key={name} className={styles.row}>
          {rows.map(({ field, label, value }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{isolateLatin(value)}</td>
            </tr>
          ))}
          <NoteRow columns={2} note={note} />
        </tbody>
      ))}
    </table>
  );
}
