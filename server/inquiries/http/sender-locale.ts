import { defaultLocale, isLocale, type Locale } from '../../../src/i18n/locales.ts';
import { splitPath } from '../../../src/i18n/routes.ts';

/** The sender's language by the headers: that of the page with the form, or the browser's first one. */
export function senderLocale(headers: Headers): Locale {
  const page = URL.parse(headers.get('Referer') ?? '');
  // A browser that says only where from, not from which page.
  if (page && page.pathname !== '/') return splitPath(page.pathname).locale;
  const wanted = (headers.get('Accept-Language') ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((code) => isLocale(code)) ?? defaultLocale;
}
