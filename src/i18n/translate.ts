import i18next, { type TFunction } from 'i18next';
import ar from '../../content/locales/ar.json' with { type: 'json' };
import de from '../../content/locales/de.json' with { type: 'json' };
import en from '../../content/locales/en.json' with { type: 'json' };
import es from '../../content/locales/es.json' with { type: 'json' };
import fr from '../../content/locales/fr.json' with { type: 'json' };
import it from '../../content/locales/it.json' with { type: 'json' };
import { type Locale, locales } from './locales.ts';

/** Every word of `content/locales`. */
export const wordsByLocale = { en, de, es, ar, fr, it } satisfies Record<Locale, object>;

const instance = i18next.createInstance();
await instance.init({
  resources: Object.fromEntries(locales.map((locale) => [locale, { translation: wordsByLocale[locale] }])),
  // No fallback: a missing text shows its key, and `texts.test.ts` fails.
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

/** Looks up a text by its key in `content/locales/en.json`; a key without a text returns the key itself. */
export type Translate = TFunction;

/**
 * The texts of one language. Only for the build: islands get their words from `pickWords`, so that the browser does not load
 * an i18n library.
 */
export function createTranslator(locale: Locale): Translate {
  return instance.getFixedT(locale);
}
