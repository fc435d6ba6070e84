import { withoutUnusedDays } from '../../src/content/schema/watch-schema.ts';
import { byLocale } from '../../src/i18n/locales.ts';
import { jsonSchemas } from '../content-schemas.ts';
import { type Form, type FormByLanguage, toData, toForm } from './form-values.ts';

/** The default status, which a file leaves out. */
const available = 'available';

/**
 * The form of a watch's data: each language has its words, English also the facts, and the words of all languages. The CMS shows
 * no field for these, but keeps them: some are of languages that the site does not have.
 */
export function watchToForm(data: Form): FormByLanguage {
  const { words = {}, ...facts } = toForm(data, jsonSchemas.watches) as Form & { words?: Form };
  const english = { ...withoutUnusedDays({ status: available, ...facts }), wordsOfFile: words };
  return byLocale((locale) => ({ ...(locale === 'en' && english), words: words[locale] ?? {} }));
}

/**
 * The data of a watch's form. A draft has only what the owner entered.
 *
 * @param wordsOfFile those that the file had: they stay in languages that the form does not show
 */
export function watchToData(form: FormByLanguage, wordsOfFile = form.en?.['wordsOfFile'] as Form | undefined): Form {
  const shown = Object.fromEntries(Object.entries(form).map(([locale, { words }]) => [locale, words]));
  const data = {
    ...withoutUnusedDays(form.en ?? {}),
    ...(form.en?.['status'] === available && { status: undefined }),
    words: { ...wordsOfFile, ...shown },
  };
  return toData(data, jsonSchemas.watches) as Form;
}
