import clsx from 'clsx';
import { Name } from '../../components/left-to-right/left-to-right.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import { noteOf } from '../../content/schema/words-of.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import type { Translate } from '../../i18n/translate.ts';
import styles from './example-line.module.css';
import type { Example } from './find-examples.ts';

interface ExampleLineProps {
  t: Translate;
  example: Example;
  /** Whether to show the report's note. */
  withNote: boolean;
}

/** The part and the watch of an example. */
export function ExampleLine({ t, example: { watch, part }, withNote }: ExampleLineProps) {
  const note = withNote ? noteOf(watch, t.locale, part) : undefined;
  return (
    <div className={clsx('aside small', styles.example)}>
      <p>
        <span className={clsx('label', styles.part)}>{t(`watch.report.parts.${part}`)}</span>{' '}
        <a className={styles.watch} href={localisePath(t.locale, routes.watch(watch.id))}>
          <Name locale={t.locale}>{watchName(watch)}</Name>
        </a>
      </p>
      {note && (
        <p className={styles.note} {...languageAttributes(note.locale, t.locale)}>
          {note.note}
        </p>
      )}
    </div>
  );
}
