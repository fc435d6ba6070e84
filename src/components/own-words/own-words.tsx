import type { Locale } from '../../i18n/locales.ts';
import { LeftToRight } from '../left-to-right/left-to-right.tsx';

/** Words that the owner writes in English at least: in the page's language, or the English ones, marked. */
export function OwnWords({ locale, words }: { locale: Locale; words: Partial<Record<Locale, string | undefined>> }) {
  return words[locale] ?? <LeftToRight lang="en">{words.en}</LeftToRight>;
}
