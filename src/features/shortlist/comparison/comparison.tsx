import { type ReactNode, type UIEvent, useRef } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { Name } from '../../../components/left-to-right/left-to-right.tsx';
import { WatchCard } from '../../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Words } from '../../../i18n/pick-words.ts';
import { compareWatches } from './compare-watches.ts';
import type { ComparedWatch } from './compared-watch.ts';
import styles from './comparison.module.css';
import type { RowGroup } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';

interface ComparisonProps {
  locale: Locale;
  words: Words<'shortlist'>;
  /** Every row that there can be. */
  rows: readonly RowGroup[];
  watches: readonly ComparedWatch[];
  /** Shown between the watches' cards and the table. */
  children: ReactNode;
}

/**
 * The watches side by side: their cards, then a table of what is known of each. What is wider than the window scrolls
 * sideways, cards, heads and table together, while the heads stay below the site's header.
 */
export function Comparison({ locale, words, rows, watches, children }: ComparisonProps) {
  const container = useRef<HTMLDivElement>(null);
  const summaries = watches.map(({ summary }) => summary);

  function scrollTogether({ currentTarget }: UIEvent) {
    for (const scroller of container.current?.querySelectorAll('[data-scrolls]') ?? [])
      if (scroller !== currentTarget) scroller.scrollLeft = currentTarget.scrollLeft;
  }

  return (
    <div className={styles.comparison} ref={container} data-single={watches.length === 1 || undefined}>
      <ul className={styles.cards} data-scrolls onScroll={scrollTogether}>
        {summaries.map((watch, index) => (
          <li key={watch.id}>
            <WatchCard
              locale={locale}
              watch={watch}
              heading="h2"
              first={index === 0}
              sizes="(width >= 64rem) 24rem, 45vw"
            />
          </li>
        ))}
      </ul>
      {children}
      {watches.length > 1 && (
        <p className={styles.hint}>
          <Icon name="differs" /> {words.shortlist.differsHint}
        </p>
      )}
      <Heads locale={locale} watches={summaries} />
      <section
        className={styles.scroll}
        data-scrolls
        onScroll={scrollTogether}
        aria-label={words.shortlist.comparison}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <ComparisonTable words={words} groups={compareWatches(rows, watches)} watches={summaries} />
      </section>
    </div>
  );
}

/**
 * Brand and model of each watch in one line, which stays below the site's header. A table that scrolls sideways cannot
 * do that with its own heads, which are there for screen readers.
 */
function Heads({ locale, watches }: { locale: Locale; watches: readonly WatchSummary[] }) {
  return (
    <div className={styles.heads} data-scrolls aria-hidden="true">
      <span className={styles.corner} />
      {watches.map(({ id, brand, model }) => (
        <span key={id} className={styles.head}>
          <span className={styles.brand}>
            <Name locale={locale}>{brand}</Name>
          </span>{' '}
          <span className={styles.model}>
            <Name locale={locale}>{model}</Name>
          </span>
        </span>
      ))}
    </div>
  );
}
