import { Ledger, LedgerEntry } from '../../components/ledger/ledger.tsx';
import { listFacts } from '../../content/describe/watch-facts.ts';
import { languageAttributes } from '../../i18n/locales.ts';
import type { PageWatch } from './page-watch.ts';

/** The known facts of a watch, as a list of terms and values. The reference is below the watch's name. */
export function WatchFacts({ t, watch }: PageWatch) {
  const facts = listFacts(t, watch).filter(({ key }) => key !== 'reference');
  return (
    <Ledger look="dense">
      {facts.map(({ key, label, text, locale: language }) => (
        <LedgerEntry key={key} term={label} {...languageAttributes(language, t.locale)}>
          {text}
        </LedgerEntry>
      ))}
    </Ledger>
  );
}
