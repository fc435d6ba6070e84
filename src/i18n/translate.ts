import ar from '../../content/locales/ar.json' with { type: 'json' };
import de from '../../content/locales/de.json' with { type: 'json' };
import en from '../../content/locales/en.json' with { type: 'json' };
import es from '../../content/locales/es.json' with { type: 'json' };
import fr from '../../content/locales/fr.json' with { type: 'json' };
import it from '../../content/locales/it.json' with { type: 'json' };
import { countText } from './count-text.ts';
import { fill, type Values } from './fill.ts';
import { isolateLatin } from './isolate-latin.ts';
import { byLocale, type Locale } from './locales.ts';

/** A file of `content/locales`, or a part of it. */
export type Texts = { readonly [key: string]: string | Texts };

type KeysOf<Part, Path extends string = ''> = {
  [Key in keyof Part & string]: Part[Key] extends string
    ? `${Path}${Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key}`
    : KeysOf<Part[Key], `${Path}${Key}.`>;
}[keyof Part & string];

/** The key of a text in `content/locales/en.json`, such as `nav.home`; of a counted text, without the plural category. */
export type TextKey = KeysOf<typeof en>;

/**
 * Looks up a text and fills in its placeholders. If there is a `count`, the text has its plural form.
 *
 * @returns the key, if the language lacks the text
 */
export type Translate = (key: TextKey, values?: Values) => string;

const files: Record<Locale, Texts> = { en, de, es, ar, fr, it };

/** The texts of every language. A text that a language lacks is its key; in Arabic, Latin words are isolated. */
export const textsByLocale = byLocale((locale) => isolateLatin(locale, withKeys(files[locale], en)) as typeof en);

const textsByKey = byLocale((locale) => Object.fromEntries(listTexts(textsByLocale[locale])));

/** The texts of one language. Only for the build: islands get their texts from `pickWords`. */
export function createTranslator(locale: Locale): Translate {
  const texts = textsByKey[locale];
  return (key, values = {}) => {
    const { count } = values;
    return typeof count === 'number' ? countText<string>(locale, texts, key, count) : fill(texts[key] ?? key, values);
  };
}

/**
 * Texts by the keys of English. A text that is missing is its key.
 *
 * @param path of this part in the file, such as `watch.`
 */
export function withKeys(texts: Texts, english: Texts, path = ''): Texts {
  // A language may have plural forms that English lacks.
  const keys = new Set([...Object.keys(english), ...Object.keys(texts)]);
  const entries = [...keys].map((key) => {
    const [text, original] = [texts[key], english[key]];
    if (typeof original === 'object') {
      return [key, withKeys(typeof text === 'object' ? text : {}, original, `${path}${key}.`)];
    }
    return [key, typeof text === 'string' ? text : path + key];
  });
  return Object.fromEntries(entries);
}

function listTexts(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : listTexts(text, `${path}${key}.`),
  );
}
