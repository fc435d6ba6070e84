import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import { isProtectedLeather } from '../../content/schema/strap-leather.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './export-notes.module.css';

interface ExportNotesProps {
  locale: Locale;
  watch: Watch;
  /** Whether the watch's export from India may need permission. */
  antique: boolean;
}

/** Notes for buyers abroad: for an antique watch, and for a strap made from a protected animal. */
export function ExportNotes({ locale, watch, antique }: ExportNotesProps) {
  const t = createTranslator(locale);
  const notes = [
    ...(antique ? [t('watch.exportNote')] : []),
    ...(isProtectedLeather(watch.strapLeather) ? [t('watch.strapNote')] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {isolateLatin(note)}
    </p>
  ));
}
