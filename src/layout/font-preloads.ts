import { type Locale, localeFacts } from '../i18n/locales.ts';

/**
 * The fonts worth fetching before the stylesheet asks for them: at most two a page, those of the first screen.
 *
 * @param preloads addresses of the upright faces by script, from `virtual:fonts`; display before interface
 */
export function fontPreloads(locale: Locale, preloads: Record<'latin' | 'arabic', string[]>): string[] {
  const order = localeFacts[locale].direction === 'rtl' ? [...preloads.arabic, ...preloads.latin] : preloads.latin;
  return order.slice(0, 2);
}
