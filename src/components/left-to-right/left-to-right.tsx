import type { ReactNode } from 'react';
import { type Locale, localeFacts } from '../../i18n/locales.ts';

interface LeftToRightProps {
  children: ReactNode;
  /** The language of the words, if it is another than the page's. */
  lang?: 'en' | undefined;
  className?: string | undefined;
}

/** What keeps its own order from left to right inside Arabic: prices, phone numbers, addresses. */
export function LeftToRight({ children, lang, className }: LeftToRightProps) {
  return (
    <bdi dir="ltr" lang={lang} className={className}>
      {children}
    </bdi>
  );
}

/**
 * A brand or a model. Where the page is written in another script, a screen reader is told to change its voice;
 * in Latin script a name is read as the page's language reads it.
 */
export function Name({ locale, children }: { locale: Locale; children: string }) {
  return <LeftToRight lang={localeFacts[locale].direction === 'rtl' ? 'en' : undefined}>{children}</LeftToRight>;
}

/**
 * Runs of Latin words with the numbers and signs that belong to them: `Chronomètre Royal`, `1007/BS`, `13ZN`, `12-120`.
 * A run ends in a letter or digit: the full stop after it is the sentence's.
 */
const latinRun =
  /((?:\p{Script=Latin}|\d+[-/.]?\p{Script=Latin}|\d+[-/.]\d)(?:[./’'-]*[\p{Script=Latin}\d])*(?: [\p{Script=Latin}\d](?:[./’'-]*[\p{Script=Latin}\d])*)*)/u;

/**
 * A text in which every Latin run keeps its own order. Without it a calibre such as `12-120` would be
 * turned about by the Arabic around it. Texts in Latin script need it nowhere and come back as they are.
 */
export function isolateLatin(text: string): ReactNode {
  if (!/\p{Script=Arabic}/u.test(text)) return text;
  return text.split(latinRun).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
      <LeftToRight key={index} lang="en">
        {part}
      </LeftToRight>
    );
  });
}
