import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { ExampleLine } from './example-line.tsx';
import type { Example } from './find-examples.ts';
import styles from './term-list.module.css';

/** A word of the report and what it means. */
export interface Term {
  term: string;
  text: string;
  example?: Example | undefined;
}

/** Words of the report as a ledger: the word, its meaning, and an example if there is one. */
export function TermList({ locale, terms }: { locale: Locale; terms: Term[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ term, text, example }) => (
        <div key={term} className={styles.line}>
          <dt className={styles.term}>{term}</dt>
          <dd>
            <p>{isolateLatin(text)}</p>
            {example && <ExampleLine locale={locale} example={example} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
