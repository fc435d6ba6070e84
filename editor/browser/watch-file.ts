import { withoutUnusedDays } from '../../src/content/schema/watch-schema.ts';
import { byLocale, type Locale } from '../../src/i18n/locales.ts';
import type { View } from '../../src/pictures/views.ts';
import { contentSchemas } from '../content-schemas.ts';
import { type Form, listOff, toFile, toForm, withOff } from './form-values.ts';

/** A watch in the editor's form: facts and English words, then the words of each other language. */
export type WatchForm = Partial<Record<Locale, Form>>;

export type Photographs = Partial<Record<View, string>>;

type WatchFile = Form & { words?: Form; pictures?: Photographs };

/** Where the editor saves photographs. A form has their paths, the file of a watch only their names. */
export const photographsFolder = '/pictures/photographs';

/** The default status, which a file leaves out. */
const available = 'available';

/** Converts the data of a watch's file for the editor. */
export function readWatch(data: Form): WatchForm {
  const { words = {}, pictures, ...facts } = toForm(data, contentSchemas.watches) as WatchFile;
  const english = {
    ...withoutUnusedDays({ status: available, ...facts }),
    off: listOff(data).join(),
    wordsOfFile: JSON.stringify(words),
    pictures: renamed(pictures, (name) => `${photographsFolder}/${name}`),
  };
  return byLocale((locale) => ({ ...(locale === 'en' && english), words: words[locale] ?? {} }));
}

/** The data of a watch's file. A draft has only what the owner entered. */
export function watchFromForm(form: WatchForm): Form {
  const { pictures: paths, wordsOfFile, ...facts } = withOff(form.en ?? {});
  const shown = Object.fromEntries(Object.entries(form).map(([locale, { words }]) => [locale, words]));
  const pictures = renamed(paths as Photographs | undefined, (path) => path.replace(`${photographsFolder}/`, ''));
  const data = {
    ...withoutUnusedDays(facts),
    status: facts['status'] === available ? undefined : facts['status'],
    pictures,
    words: { ...JSON.parse(String(wordsOfFile ?? '{}')), ...shown },
  };
  return toFile(data, contentSchemas.watches) as Form;
}

function renamed(photographs: Photographs = {}, rename: (name: string) => string): Photographs {
  return Object.fromEntries(Object.entries(photographs).map(([view, name]) => [view, name ? rename(name) : undefined]));
}
