import type { ReactNode } from 'react';
import { type Locale, localeFacts } from '../../i18n/locales.ts';

interface LeftToRightProps {
  children: ReactNode;
  /** The language of the text, if it differs from the page's. */
  lang?: 'en' | undefined;
  className?: string | undefined;
}

/** Text that runs left to right inside Arabic too: phone numbers, postal addresses. The formats isolate prices and codes. */
export function LeftToRight({ children, lang, className }: LeftToRightProps) {
  return (
    <bdi dir="ltr" lang={lang} className={className}>
      {children}
    </bdi>
  );
}

/**
 * A brand or a model. On Arabic pages `lang` makes screen readers switch to an English voice; on other pages they read the
 * name in the page's language.
 */
export function LatinName({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LeftToRight lang={localeFacts[locale].direction === 'rtl' ? 'en' : undefined}>{children}</LeftToRight>;
}

/** Words that the owner writes in English at least: in the page's language, or the English ones, marked. */
export function OwnerWords({ locale, words }: { locale: Locale; words: Partial<Record<Locale, string | undefined>> }) {
  return words[locale] ?? <LeftToRight lang="en">{words.en}</LeftToRight>;
}
