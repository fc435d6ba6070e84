import type { ReactNode, UIEvent } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { Name } from '../../../components/left-to-right/left-to-right.tsx';
import { WatchCard } from '../../../components/watch-card/watch-card.tsx';
import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Words } from '../../../i18n/pick-words.ts';
import type { ComparedWatch, RowGroup } from './compared-watch.ts';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';

interface ComparisonProps {
  locale: Locale;
  words: Words<'shortlist'>;
  /** All possible rows. */
  rows: readonly RowGroup[];
  watches: readonly ComparedWatch[];
  /** Called after the visitor has removed a watch, with the list that it was on. */
  onRemove: (watch: WatchSummary, before: readonly string[]) => void;
  /** Shown between the cards and the table. */
  children: ReactNode;
}

/**
 * The watches side by side: their cards, then a table of their facts. If they do not fit in the window, cards, heads and
 * table scroll sideways together. The heads stay below the site's header.
 */
export function Comparison({ locale, words, rows, watches, onRemove, children }: ComparisonProps) {
  const summaries = watches.map(({ summary }) => summary);

  function scrollTogether({ currentTarget }: UIEvent) {
    for (const scroller of currentTarget.parentElement?.querySelectorAll('[data-scrolls]') ?? [])
      if (scroller !== currentTarget) scroller.scrollLeft = currentTarget.scrollLeft;
  }

  return (
    <div className={styles.comparison} data-single={watches.length === 1 || undefined}>
      <ul className={styles.cards} data-scrolls onScroll={scrollTogether}>
        {summaries.map((watch, index) => (
          <li key={watch.id}>
            <WatchCard
              locale={locale}
              watch={watch}
              heading="h2"
              first={index === 0}
              hasHeart
              onRemove={(before) => onRemove(watch, before)}
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard
        tabIndex={0}
      >
        <ComparisonTable words={words} groups={rows} watches={watches} />
      </section>
    </div>
  );
}

/**
 * Brand and model of each watch in one line, sticky below the site's header. The table's own heads cannot be sticky, because
 * the table scrolls sideways; they are for screen readers.
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
