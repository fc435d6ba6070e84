import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { isAntique } from '../../content/describe/antique.ts';
import { describeFacts, factLabels } from '../../content/describe/watch-facts.ts';
import { shop } from '../../content/schema/shop.ts';
import { isProtectedLeather } from '../../content/schema/strap-leather.ts';
import { shipsOnlyWithin, type Terms } from '../../content/schema/terms-schema.ts';
import { wordsOf } from '../../content/schema/words-of.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { PageWatch } from './page-watch.ts';

/** Facts that the owner writes in words, which may be untranslated. */
const words = ['caseMaterial', 'dialColor', 'strap'];

/** The known facts of a watch, as a list of terms and values, and notes for buyers abroad if the shop ships there. */
export function WatchFacts({ locale, watch, terms = shop.terms }: PageWatch & { terms?: Terms }) {
  const t = createTranslator(locale);
  const labels: Record<string, string> = factLabels(locale);
  const goesAbroad = !shipsOnlyWithin(shop.address.countryCode, terms);
  const ofWords = languageAttributes(wordsOf(watch, locale).locale, locale);
  return (
    <>
      <Ledger look="dense">
        {Object.entries(describeFacts(locale, watch)).map(([key, fact]) => (
          <LedgerEntry key={key} term={labels[key] ?? key} {...(words.includes(key) ? ofWords : {})}>
            {fact}
          </LedgerEntry>
        ))}
      </Ledger>
      {goesAbroad && isAntique(watch.year, new Date()) && <p className="aside small">{t('watch.exportNote')}</p>}
      {goesAbroad && isProtectedLeather(watch.strapLeather) && <p className="aside small">{t('watch.strapNote')}</p>}
    </>
  );
}
