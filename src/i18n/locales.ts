interface LocaleFacts {
  /** The language's name for itself, shown in the language menu. */
  name: string;
  direction: 'ltr' | 'rtl';
  /**
   * The BCP 47 tag for every `Intl` call. For Arabic it includes Latin digits, because browsers disagree about the
   * default numbering system.
   */
  intl: string;
}

/** The table of languages. Paths, text direction, the language menu and `hreflang` all follow from it. */
export const localeFacts = {
  en: { name: 'English', direction: 'ltr', intl: 'en-US' },
  de: { name: 'Deutsch', direction: 'ltr', intl: 'de-DE' },
  es: { name: 'Español', direction: 'ltr', intl: 'es-ES' },
  ar: { name: 'العربية', direction: 'rtl', intl: 'ar-u-nu-latn' },
  fr: { name: 'Français', direction: 'ltr', intl: 'fr-FR' },
  it: { name: 'Italiano', direction: 'ltr', intl: 'it-IT' },
} as const satisfies Record<string, LocaleFacts>;

/** A language that the site may have, by its ISO 639-1 code. */
export type Locale = keyof typeof localeFacts;

/** All of them. A shop chooses its own: `languages` in `content/shop.yaml`. */
export const locales = Object.keys(localeFacts) as Locale[];

/** The language without a prefix in its paths. */
export const defaultLocale: 'en' = 'en';

/** Whether a string, such as the first segment of a path, is the code of a language. */
export function isLocale(code: string | undefined): code is Locale {
  return (locales as (string | undefined)[]).includes(code);
}

/** The attributes of an element whose language may differ from the page's; empty if it does not. */
export function languageAttributes(locale: Locale, pageLocale: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return locale === pageLocale ? {} : { lang: locale, dir: localeFacts[locale].direction };
}

/**
 * A value for each language.
 *
 * @param languages by default all; those of the site, where nothing asks for others
 */
export function byLocale<T>(valueIn: (locale: Locale) => T, languages: readonly Locale[] = locales): Record<Locale, T> {
  return Object.fromEntries(languages.map((locale) => [locale, valueIn(locale)])) as Record<Locale, T>;
}
