/* The owner's editor: https://sveltiacms.app */

import CMS, { type ApiEntry } from '@sveltia/cms';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { jsonSchemas } from '../content-schemas.ts';
import { checkEntry } from './check-entry.ts';
import { type CollectionName, fileToForm, formToFile, isKnownText } from './content-formats.ts';
import type { Form, FormByLanguage } from './form-values.ts';

for (const name of [...Object.keys(jsonSchemas), 'locales'] as CollectionName[]) {
  CMS.registerCustomFormat(name, name === 'locales' ? 'json' : 'yaml', {
    fromFile: (text: string) => fileToForm(name, text),
    toFile: (form: Form) => formToFile(name, form),
  });
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const { collection, data, i18n, slug, path } = entry.toJS() as ApiEntry;
    const others = Object.entries(i18n).map(([locale, other]) => [locale, other.data]);
    const mainLocale = collection === 'locales' ? slug : defaultLocale;
    const form: FormByLanguage = { [mainLocale]: data, ...Object.fromEntries(others) };
    // A build may have added some since this page was opened.
    const files = await (await fetch('/admin/pictures.json', { cache: 'no-store' })).json();
    const checked = checkEntry(collection as CollectionName, form, slug, files);
    const problems = [...(await findChanged(path, Object.keys(form))), ...checked.problems];
    if (problems.length > 0) {
      const list = problems.map((problem, index) => `(${index + 1}) ${problem}`).join(' ');
      // The editor shows the message of the cause, under a heading of its own that speaks of the server.
      const cause = new Error(`${explanation} ${list}`);
      throw new Error('saving_failed', { cause });
    }
    if (checked.notices.length > 0) alert(`This can be saved. Please look at:\n\n${checked.notices.join('\n')}`);
  },
});

const explanation =
  'Nothing is wrong with the editor or the server, but the site could not be built with this. Nothing was saved, and nothing is lost. Correct it, then save again:';

// The page links the configuration, `configuration.ts`.
CMS.init();

/**
 * Finds files that were changed by hand after the editor had read them. With GitHub, the editor finds them itself.
 *
 * @param path the file, or that of the English words if each language has one
 * @param languages of the form
 */
async function findChanged(path: string, languages: readonly string[]): Promise<string[]> {
  if (import.meta.env.MODE !== 'edit') return [];
  const files = new Set(languages.map((language) => path.replace('/en.', `/${language}.`)));
  const found = await Promise.all(
    [...files].map(async (file) => {
      const response = await fetch(`/${file}`, { cache: 'no-store' });
      if (!response.ok || isKnownText(await response.text())) return [];
      return [`${file} was changed by hand. Reload this page, then make your change again.`];
    }),
  );
  return found.flat();
}
