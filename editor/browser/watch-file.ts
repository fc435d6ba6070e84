import { withoutUnusedDays } from '../../src/content/schema/watch-schema.ts';
import { byLocale } from '../../src/i18n/locales.ts';
import { contentSchemas } from '../content-schemas.ts';
import { type Form, type FormByLanguage, toFile, toForm } from './form-values.ts';

/** The default status, which a file leaves out. */
const available = 'available';

/**
 * Converts the data of a watch's file for the editor: each language has its words, English also the facts, and the words of all
 * languages. The CMS shows no field for these, but keeps them: some are of languages that the site does not have.
 */
export function readWatch(data: Form): FormByLanguage {
  const { words = {}, ...facts } = toForm(data, contentSchemas.watches) as Form & { words?: Form };
  const english = { ...withoutUnusedDays({ status: available, ...facts }), wordsOfFile: words };
  return byLocale((locale) => ({ ...(locale === 'en' && english), words: words[locale] ?? {} }));
}

/** The data of a watch's file. */
export function writeWatch(form: FormByLanguage): Form {
  return dataOfWatch(form, form.en?.['wordsOfFile'] as Form);
}

/**
 * The data of what a watch's form shows. A draft has only what the owner entered.
 *
 * @param others words of languages that it does not show
 */
export function dataOfWatch(form: FormByLanguage, others: Form = {}): Form {
  const shown = Object.fromEntries(Object.entries(form).map(([locale, { words }]) => [locale, words]));
  const data = {
    ...withoutUnusedDays(form.en ?? {}),
    ...(form.en?.['status'] === available && { status: undefined }),
    words: { ...others, ...shown },
  };
  return toFile(data, contentSchemas.watches) as Form;
}
