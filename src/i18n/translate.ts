import i18next, { type TFunction } from 'i18next';
import ar from '../../content/locales/ar.json' with { type: 'json' };
import de from '../../content/locales/de.json' with { type: 'json' };
import en from '../../content/locales/en.json' with { type: 'json' };
import es from '../../content/locales/es.json' with { type: 'json' };
import fr from '../../content/locales/fr.json' with { type: 'json' };
import it from '../../content/locales/it.json' with { type: 'json' };
import { type Locale, localeFacts } from './locales.ts';

const resources = {
  en: { translation: en },
  de: { translation: de },
  es: { translation: es },
  ar: { translation: ar },
  fr: { translation: fr },
  it: { translation: it },
} satisfies Record<Locale, { translation: object }>;

const instance = i18next.createInstance();
await instance.init({
  resources,
  // No fallback: a missing text shows its key (specification, section 1), and `texts.test.ts` fails.
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

/** Looks up a text by its key in `content/locales/en.json`; a key without a text returns the key itself. */
export type Translate = TFunction;

/**
 * The texts of one language. Only for the build: islands get the few texts that they need as props, so that no i18n
 * library reaches the visitor.
 */
export function createTranslator(locale: Locale): Translate {
  const known = translators.get(locale);
  if (known) return known;
  const translator = withCache(instance.getFixedT(locale));
  translators.set(locale, translator);
  return translator;
}

const translators = new Map<Locale, Translate>();

/** Caches texts without parameters: every page has the same header and footer. */
function withCache(translate: Translate): Translate {
  const texts = new Map<unknown, unknown>();
  const cached = (...args: Parameters<Translate>) => {
    if (args.length > 1) return translate(...args);
    const text = texts.get(args[0]) ?? translate(...args);
    texts.set(args[0], text);
    return text;
  };
  return cached as Translate;
}

/** The forms of a text that counts something, by CLDR plural category. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Every plural form of a counted text, for an island that counts in the browser.
 *
 * @param key the key without its plural suffix, such as `catalog.watchCount`
 * @returns the forms with `{{count}}` still in them
 */
export function pluralForms(
  locale: Locale,
  key: `catalog.${'watchCount' | 'filtersSelected' | 'showWatches' | 'facets.brand.selected'}`,
): PluralForms {
  const categories = new Intl.PluralRules(localeFacts[locale].intl).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    categories.map((category) => [category, instance.getResource(locale, 'translation', `${key}_${category}`)]),
  );
}
