/** The one table of languages. Paths, direction, the switcher and `hreflang` all follow from it. */

export const locales = ['en', 'de', 'es', 'ar', 'fr', 'it'] as const;

/** A language of the site, by its ISO 639-1 code. */
export type Locale = (typeof locales)[number];

interface LocaleFacts {
  /** What its own speakers call the language; shown in the switcher. */
  name: string;
  direction: 'ltr' | 'rtl';
  /**
   * The BCP 47 tag given to every `Intl` call. Arabic asks for Latin digits by name,
   * because browsers disagree about its default numbering system.
   */
  intl: string;
  /** The language and territory by which Open Graph knows it: https://ogp.me/#optional */
  openGraph: string;
}

/** English has no prefix in addresses; the others have. */
export const defaultLocale: Locale = 'en';

export const localeFacts: Record<Locale, LocaleFacts> = {
  en: { name: 'English', direction: 'ltr', intl: 'en-US', openGraph: 'en_US' },
  de: { name: 'Deutsch', direction: 'ltr', intl: 'de-DE', openGraph: 'de_DE' },
  es: { name: 'Español', direction: 'ltr', intl: 'es-ES', openGraph: 'es_ES' },
  ar: { name: 'العربية', direction: 'rtl', intl: 'ar-u-nu-latn', openGraph: 'ar_AE' },
  fr: { name: 'Français', direction: 'ltr', intl: 'fr-FR', openGraph: 'fr_FR' },
  it: { name: 'Italiano', direction: 'ltr', intl: 'it-IT', openGraph: 'it_IT' },
};

/** Tells whether a text, such as the first segment of an address, is the code of a language of the site. */
export function isLocale(code: string | undefined): code is Locale {
  return (locales as readonly (string | undefined)[]).includes(code);
}
