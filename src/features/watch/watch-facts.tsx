import { listFacts } from '../../content/describe/watch-facts.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import type { PageWatch } from './page-watch.ts';
import styles from './watch-facts.module.css';

/** The known facts of a watch, as a list of terms and values. */
export function WatchFacts({ locale, watch }: PageWatch) {
  return (
    <dl className={styles.ledger}>
      {listFacts(locale, watch).map(({ key, label, text, locale: language }) => (
        <div key={key} className={styles.line}>
          <dt className="label">{label}</dt>
          <dd {...languageAttributes(language, locale)}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
