import instrumentSans from '../fonts/instrument-sans.woff2?url&no-inline';
import newsreader from '../fonts/newsreader.woff2?url&no-inline';
import notoNaskhArabic from '../fonts/noto-naskh-arabic.woff2?url&no-inline';
import { type Locale, localeFacts } from '../i18n/locales.ts';

/** The fonts to preload: those of the first screen, at most two per page. */
export function fontPreloads(locale: Locale): string[] {
  return localeFacts[locale].direction === 'rtl' ? [notoNaskhArabic, newsreader] : [newsreader, instrumentSans];
}
