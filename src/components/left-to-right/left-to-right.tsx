import type { ReactNode } from 'react';

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
