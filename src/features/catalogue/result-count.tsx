import { useDeferredValue, useEffect, useState } from 'react';
import { countText } from '../../i18n/count-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import styles from './catalogue.module.css';
import type { CatalogueTexts } from './catalogue-texts.ts';

/** How long nothing is typed before the number of watches is announced. */
const REST_MS = 600;

interface ResultCountProps {
  locale: Locale;
  texts: CatalogueTexts;
  /** How many watches there are, and the same in words. */
  total: { count: number; text: string };
  count: number;
  /** What is being typed: it holds the announcement back. */
  typed: string;
}

/**
 * How many watches are shown, announced to screen readers: immediately, but while a search is typed only when that rests.
 * Deferred: the first plural takes a phone 100 ms, the cards come first.
 */
export function ResultCount({ locale, texts, total, count, typed }: ResultCountProps) {
  const shown = useDeferredValue(count);
  const rested = useRested(typed);
  const [announced, setAnnounced] = useState(shown);
  if (rested === typed && announced !== shown) setAnnounced(shown);
  const inWords = (number: number) =>
    number === total.count ? total.text : countText(locale, texts.watchCount, 'n', number);
  return (
    <p className={styles.count}>
      <span aria-hidden="true">{inWords(shown)}</span>
      <span className="visually-hidden" role="status">
        {inWords(announced)}
      </span>
    </p>
  );
}

/** A text as it was when it last rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
