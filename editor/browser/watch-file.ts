import { withoutUnusedDays } from '../../src/content/schema/watch-schema.ts';
import { byLocale, type Locale } from '../../src/i18n/locales.ts';
import { contentSchemas } from '../content-schemas.ts';
import { type Form, toFile, toForm } from './form-values.ts';

/** A watch in the editor's form: facts and English words, then the words of each other language. */
export type WatchForm = Partial<Record<Locale, Form>>;

/** The default status, which a file leaves out. */
const available = 'available';

/** Converts the data of a watch's file for the editor. The form keeps the words of languages that the site does not have. */
export function readWatch(data: Form): WatchForm {
  const { words = {}, ...facts } = toForm(data, contentSchemas.watches) as Form & { words?: Form };
  const english = { ...withoutUnusedDays({ status: available, ...facts }), wordsOfFile: JSON.stringify(words) };
  return byLocale((locale) => ({ ...(locale === 'en' && english), words: words[locale] ?? {} }));
}

/** The data of a watch's file. A draft has only what the owner entered. */
export function watchFromForm(form: WatchForm): Form {
  const { wordsOfFile, ...facts } = form.en ?? {};
  const shown = Object.fromEntries(Object.entries(form).map(([locale, { words }]) => [locale, words]));
  const data = {
    ...withoutUnusedDays(facts),
    status: facts['status'] === available ? undefined : facts['status'],
    words: { ...JSON.parse(String(wordsOfFile ?? '{}')), ...shown },
  };
  return toFile(data, contentSchemas.watches) as Form;
}
