import type { ReactNode } from 'react';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Watch } from '../../content/watch-schema.ts';
import { formatCaseSize, formatMillimetres } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './watch-facts.module.css';

/** The eight facts of a watch, then those that are known of only some, as a list of terms and values. */
export function WatchFacts({ locale, watch }: { locale: Locale; watch: Watch }) {
  const t = createTranslator(locale);
  const { caseMaterial, dialColor, strap } = watch.words[locale];
  const { reference, calibre, lugToLug, thickness } = watch;
  const facts: [term: string, fact: ReactNode][] = [
    [t('watch.year'), watch.year],
    [t('watch.origin'), t(`watch.origins.${watch.origin}`)],
    [t('watch.condition'), t(`watch.conditions.${watch.condition}`)],
    [t('watch.movement'), t(`watch.movements.${watch.movement}`)],
    [t('watch.caseMaterial'), caseMaterial],
    [t('watch.caseSize'), formatCaseSize(locale, watch.caseSize)],
    [t('watch.dialColor'), dialColor],
    [t('watch.strap'), strap],
    ...whereKnown(t('watch.reference'), reference, (text) => <LeftToRight>{text}</LeftToRight>),
    ...whereKnown(t('watch.calibre'), calibre, (text) => <LeftToRight>{text}</LeftToRight>),
    ...whereKnown(t('watch.lugToLug'), lugToLug, (length) => formatMillimetres(locale, length)),
    ...whereKnown(t('watch.thickness'), thickness, (length) => formatMillimetres(locale, length)),
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

/** One line of the list, or none. */
function whereKnown<T>(term: string, fact: T | undefined, show: (fact: T) => ReactNode): [string, ReactNode][] {
  return fact === undefined ? [] : [[term, show(fact)]];
}
