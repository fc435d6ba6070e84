import type { ReactNode } from 'react';
import { type Locale, localeFacts } from '../../i18n/locales.ts';

interface LeftToRightProps {
  children: ReactNode;
  /** The language of the text, if it differs from the page's. */
  lang?: 'en' | undefined;
  className?: string | undefined;
}

/** Text that runs left to right inside Arabic too: prices, phone numbers, postal addresses. */
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
export function Name({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LeftToRight lang={localeFacts[locale].direction === 'rtl' ? 'en' : undefined}>{children}</LeftToRight>;
}

/**
 * A run of Latin words with the numbers and signs that belong to them: `Chronomètre Royal`, `1007/BS`, `13ZN`, `12-120`.
 * A run ends in a letter or digit: a full stop after it belongs to the sentence.
 */
const latinRun =
  /((?:\p{Script=Latin}|\d+[-/.]?\p{Script=Latin}|\d+[-/.]\d)(?:[./’'-]*[\p{Script=Latin}\d])*(?: [\p{Script=Latin}\d](?:[./’'-]*[\p{Script=Latin}\d])*)*)/u;

/**
 * Isolates every Latin run in an Arabic text. Without this, the bidirectional algorithm would show a calibre such as
 * `12-120` in reverse. Texts in Latin script are returned unchanged.
 */
export function isolateLatin(text: string): ReactNode {
  if (!/\p{Script=Arabic}/u.test(text)) return text;
  return text.split(latinRun).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text are never reordered
      <LeftToRight key={index} lang="en">
        {part}
      </LeftToRight>
    );
  });
}
