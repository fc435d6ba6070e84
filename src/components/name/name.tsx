import type { ReactNode } from 'react';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import { LeftToRight } from '../left-to-right/left-to-right.tsx';

/**
 * A brand or a model. On Arabic pages `lang` makes screen readers switch to an English voice; on other pages they read the
 * name in the page's language.
 */
export function Name({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LeftToRight lang={localeFacts[locale].direction === 'rtl' ? 'en' : undefined}>{children}</LeftToRight>;
}
