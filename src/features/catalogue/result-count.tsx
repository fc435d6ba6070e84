import { useEffect, useState } from 'react';
import { countText } from '../../i18n/count-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/pick-words.ts';
import styles from './catalogue.module.css';

/** How long the number must stay the same before it is announced: typing changes it with each letter. */
const REST_MS = 600;

interface ResultCountProps {
  locale: Locale;
  words: Words<'catalog'>['catalog'];
  count: number;
}

/** How many watches are shown, announced to screen readers. */
export function ResultCount({ locale, words, count }: ResultCountProps) {
  const [announced, setAnnounced] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), REST_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <p className={styles.count}>
      <span aria-hidden="true">{countText(locale, words, 'watchCount', count)}</span>
      <span className="visually-hidden" role="status">
        {countText(locale, words, 'watchCount', announced)}
      </span>
    </p>
  );
}
