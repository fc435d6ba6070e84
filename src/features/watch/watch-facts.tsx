import { describeFacts, factLabels } from '../../content/describe/watch-facts.ts';
import { wordsOf } from '../../content/schema/words-of.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import type { PageWatch } from './page-watch.ts';
import styles from './watch-facts.module.css';

/** Facts that the owner writes in words, which may be untranslated. */
const words = ['caseMaterial', 'dialColor', 'strap'];

/** The known facts of a watch, as a list of terms and values. */
export function WatchFacts({ locale, watch }: PageWatch) {
  const labels: Record<string, string> = factLabels(locale);
  const ofWords = languageAttributes(wordsOf(watch, locale).locale, locale);
  return (
    <dl className={styles.ledger}>
      {Object.entries(describeFacts(locale, watch)).map(([key, fact]) => (
        <div key={key} className={styles.line}>
          <dt className="label">{labels[key]}</dt>
          <dd {...(words.includes(key) ? ofWords : {})}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
