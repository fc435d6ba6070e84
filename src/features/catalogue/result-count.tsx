import { useDeferredValue, useEffect, useState } from 'react';
import { countText } from '../../i18n/count-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/pick-words.ts';
import styles from './catalogue.module.css';

/** How long the number must stay the same before it is announced: typing changes it with each letter. */
const REST_MS = 600;

interface ResultCountProps {
  locale: Locale;
  words: Words<'catalog'>['catalog'];
  /** How many watches there are. The words come from the build, because `Intl.PluralRules` starts slowly on phones. */
  total: { count: number; text: string };
  count: number;
}

/** How many watches are shown, announced to screen readers. */
export function ResultCount({ locale, words, total, count }: ResultCountProps) {
  const shown = useDeferredValue(count);
  const [announced, setAnnounced] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(shown), REST_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const inWords = (number: number) =>
    number === total.count ? total.text : countText(locale, words, 'watchCount', number);
  return (
    <p className={styles.count}>
      <span aria-hidden="true">{inWords(shown)}</span>
      <span className="visually-hidden" role="status">
        {inWords(announced)}
      </span>
    </p>
  );
}
