import ar from '../../content/locales/ar.json' with { type: 'json' };
import de from '../../content/locales/de.json' with { type: 'json' };
import en from '../../content/locales/en.json' with { type: 'json' };
import es from '../../content/locales/es.json' with { type: 'json' };
import fr from '../../content/locales/fr.json' with { type: 'json' };
import it from '../../content/locales/it.json' with { type: 'json' };
import { isolateLatin } from './isolate-latin.ts';
import { byLocale, type Locale } from './locales.ts';

/** A file of `content/locales`, or a part of it. */
export type Texts = { readonly [key: string]: string | Texts };

const files: Record<Locale, Texts> = { en, de, es, ar, fr, it };

/**
 * The texts of every language as they are written, so the server can read them without the shop's details. A text that a
 * language lacks is its key; in Arabic, Latin words are isolated.
 */
export const writtenTexts = byLocale((locale) => isolateLatin(locale, withKeys(files[locale], en)) as typeof en);

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
