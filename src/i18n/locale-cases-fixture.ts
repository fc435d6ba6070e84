import { isLocale, type Locale } from './locales.ts';

/**
 * The expected values of each language, as rows for `test.each`. Languages that the site does not have are left out, so that
 * an owner can remove one.
 *
 * @param expected by the language's code
 */
export function localeCases<T extends unknown[]>(expected: Record<string, T>): [Locale, ...T][] {
  return Object.entries(expected).flatMap(([code, values]): [Locale, ...T][] =>
    isLocale(code) ? [[code, ...values]] : [],
  );
}
