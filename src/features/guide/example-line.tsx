import clsx from 'clsx';
import { Name } from '../../components/left-to-right/left-to-right.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import { noteOf } from '../../content/schema/words-of.ts';
import { type Locale, languageAttributes } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './example-line.module.css';
import type { Example } from './find-examples.ts';

interface ExampleLineProps {
  locale: Locale;
  example: Example;
  /** Whether to show the report's note. */
  withNote: boolean;
}

/** The part and the watch of an example. */
export function ExampleLine({ locale, example: { watch, part }, withNote }: ExampleLineProps) {
  const t = createTranslator(locale);
  const note = withNote ? noteOf(watch, locale, part) : undefined;
  return (
    <div className={clsx('aside small', styles.example)}>
      <p>
        <span className={clsx('label', styles.part)}>{t(`watch.report.parts.${part}`)}</span>{' '}
        <a className={styles.watch} href={watch.href}>
          <Name locale={locale}>{watchName(watch)}</Name>
        </a>
      </p>
      {note && (
        <p className={styles.note} {...languageAttributes(note.locale, locale)}>
          {note.note}
        </p>
      )}
    </div>
  );
}
