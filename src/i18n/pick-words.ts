import type en from '../../content/locales/en.json';
import type { Locale } from './locales.ts';
import { textsByLocale } from './translate.ts';

/** Some namespaces of `content/locales/en.json`. */
export type Words<Namespace extends keyof typeof en> = Pick<typeof en, Namespace>;

/**
 * The words of an island in the page's language. Only for the build: the browser gets them as a prop and fills in their
 * placeholders with `fill` and `countText`.
 *
 * @param namespaces the top-level keys of `content/locales/en.json` that the island uses
 */
export function pickWords<Namespace extends keyof typeof en>(
  locale: Locale,
  ...namespaces: Namespace[]
): Words<Namespace> {
  const texts = textsByLocale[locale];
  return Object.fromEntries(namespaces.map((namespace) => [namespace, texts[namespace]])) as Words<Namespace>;
}
