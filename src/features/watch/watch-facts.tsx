import { shop } from 'virtual:content';
import { isAntique } from '../../content/describe/antique.ts';
import { listFacts } from '../../content/describe/watch-facts.ts';
import { isProtectedLeather } from '../../content/schema/strap-leather.ts';
import { shipsOnlyWithin } from '../../content/schema/terms-schema.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { PageWatch } from './page-watch.ts';
import styles from './watch-facts.module.css';

/** The known facts of a watch, as a list of terms and values, and notes for buyers abroad if the shop ships there. */
export function WatchFacts({ locale, watch }: PageWatch) {
  const t = createTranslator(locale);
  const goesAbroad = !shipsOnlyWithin(shop.address.countryCode, shop.terms);
  return (
    <>
      <dl className={styles.ledger}>
        {listFacts(locale, watch).map(({ key, label, text, locale: language }) => (
          <div key={key} className={styles.line}>
            <dt className="label">{label}</dt>
            <dd {...languageAttributes(language, locale)}>{text}</dd>
          </div>
        ))}
      </dl>
      {goesAbroad && isAntique(watch.year, new Date()) && <p className={styles.note}>{t('watch.exportNote')}</p>}
      {goesAbroad && isProtectedLeather(watch.strapLeather) && <p className={styles.note}>{t('watch.strapNote')}</p>}
    </>
  );
}
