import { shop, texts as writtenTexts } from 'virtual:content';
import type en from '../../../content/locales/en.json';
import { byLocale, type Locale } from '../../i18n/locales.ts';
import { countText, fill, mapTexts, type Texts, type Values } from '../../i18n/texts.ts';
import { describeLengths, describeShop } from './shop-details.ts';
import { siteLocales } from './site-locales.ts';

type KeysOf<Part, Path extends string = ''> = {
  [Key in keyof Part & string]: Part[Key] extends string
    ? `${Path}${Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key}`
    : KeysOf<Part[Key], `${Path}${Key}.`>;
}[keyof Part & string];

/** The key of a text in `content/locales/en.json`, such as `nav.home`; of a counted text, without the plural category. */
export type TextKey = KeysOf<typeof en>;

/** Looks up texts in one language, which it names. What is rendered only at build takes it instead of a `locale`. */
export interface Translate {
  /**
   * Looks up a text and fills in its placeholders. If there is a `count`, the text has its plural form.
   *
   * @throws if the language lacks the text, as an owner's files may after a new version of the software
   */
  (key: TextKey, values?: Values): string;
  readonly locale: Locale;
  /** The language of the page, which its links lead to. It is another one where the page's prose is not translated. */
  readonly pageLocale: Locale;
}

const detailsByLocale = byLocale(
  (locale) => ({
    ...describeShop(locale, shop, writtenTexts[locale].visit),
    ...describeLengths(locale, shop.terms),
  }),
  siteLocales,
);

/** Fills in the shop's details, such as `{{street}}`, and other values in a text, or in a list or an object with texts. */
export function withShopDetails<T>(locale: Locale, value: T, others: Values = {}): T {
  return mapTexts(value, (text) => fill(text, { ...detailsByLocale[locale], ...others }));
}

/** The texts of every language, with the shop's details. */
export const textsByLocale = byLocale((locale) => withShopDetails(locale, writtenTexts[locale]), siteLocales);

const textsByKey = byLocale((locale) => Object.fromEntries(listTexts(textsByLocale[locale])), siteLocales);

/** The texts of one language. Only for the build: islands get their texts from `pickWords`. */
export function createTranslator(locale: Locale, pageLocale = locale): Translate {
  const texts = textsByKey[locale];
  function translate(key: TextKey, values: Values = {}): string {
    const { count } = values;
    const isCounted = typeof count === 'number';
    const text = texts[isCounted ? `${key}_other` : key];
    if (text === undefined)
      throw new Error(`content/locales/${locale}.json: ${key}: expected some text, found nothing`);
    return fill(isCounted ? countText<string>(locale, texts, key, count) : text, values);
  }
  return Object.assign(translate, { locale, pageLocale });
}

function listTexts(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : listTexts(text, `${path}${key}.`),
  );
}

/** Some namespaces of `content/locales/en.json`. */
export type Words<Namespace extends keyof typeof en> = {
  [Name in Namespace]: Omit<(typeof en)[Name], 'metaTitle' | 'metaDescription'>;
};

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
  return Object.fromEntries(
    namespaces.map((namespace) => {
      // What is only in the head of a page is not in its islands.
      const { metaTitle, metaDescription, ...words } = texts[namespace] as Record<string, unknown>;
      return [namespace, words];
    }),
  ) as Words<Namespace>;
}
