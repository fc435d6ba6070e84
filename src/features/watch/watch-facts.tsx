import type { Watch } from '../../content/watch-schema.ts';
import { formatCaseSize } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './watch-facts.module.css';

/** The eight facts of a watch as a ledger. */
export function WatchFacts({ locale, watch }: { locale: Locale; watch: Watch }) {
  const t = createTranslator(locale);
  const { caseMaterial, dialColor, strap } = watch.words[locale];
  const facts: [term: string, fact: string | number][] = [
    [t('watch.year'), watch.year],
    [t('watch.origin'), t(`watch.origins.${watch.origin}`)],
    [t('watch.condition'), t(`watch.conditions.${watch.condition}`)],
    [t('watch.movement'), t(`watch.movements.${watch.movement}`)],
    [t('watch.caseMaterial'), caseMaterial],
    [t('watch.caseSize'), formatCaseSize(locale, watch.caseSize)],
    [t('watch.dialColor'), dialColor],
    [t('watch.strap'), strap],
  ];
  return (
    <dl className={styles.ledger} aria-label={t('watch.facts')}>
      {facts.map(([term, fact]) => (
        <div key={term} className={styles.line}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
