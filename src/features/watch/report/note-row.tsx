import { isolateLatin } from '../../../components/left-to-right/left-to-right.tsx';
import type { NoteSubject } from '../../../content/describe/report-notes.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import { noteOf } from '../../../content/schema/words-of.ts';
import { type Locale, languageAttributes } from '../../../i18n/locales.ts';
import styles from './condition-report.module.css';

interface NoteRowProps {
  columns: number;
  /** The language of the page. */
  locale: Locale;
  watch: Watch;
  /** What the note is about. */
  subject: NoteSubject;
}

/** A note below the row that it belongs to, if there is one. */
export function NoteRow({ columns, locale, watch, subject }: NoteRowProps) {
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
