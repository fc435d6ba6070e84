import type { ReactNode } from 'react';

/** Text that runs left to right wherever it stands, though its words may be of any language: prices, for one. */
export function LeftToRight({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

/**
 * Latin script wherever it stands: brands, models, phone numbers, addresses. Inside Arabic it keeps its own order.
 *
 * @param lang the language of the words, where they have one: names are names in every language
 */
export function Latin({ children, lang }: { children: ReactNode; lang?: 'en' }) {
  return (
    <bdi dir="ltr" lang={lang}>
      {children}
    </bdi>
  );
}

/**
 * Runs of Latin words with the numbers and signs that belong to them: `Chronomètre Royal`, `1007/BS`, `13ZN`, `12-120`.
 * A run ends in a letter or digit: the full stop after it is the sentence's.
 */
const latinRun =
  /((?:\p{Script=Latin}|\d+[-/.]?\p{Script=Latin}|\d+[-/.]\d)(?:[./’'-]*[\p{Script=Latin}\d])*(?: [\p{Script=Latin}\d](?:[./’'-]*[\p{Script=Latin}\d])*)*)/u;

/**
 * A text in which every Latin run stands as {@link Latin}. Without it a calibre such as `12-120` would be
 * turned about by the Arabic around it. Texts in Latin script need it nowhere and come back as they are.
 */
export function isolateLatin(text: string): ReactNode {
  if (!/\p{Script=Arabic}/u.test(text)) return text;
  return text.split(latinRun).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
      <Latin key={index} lang="en">
        {part}
      </Latin>
    );
  });
}
