/* The owner's editor: https://sveltiacms.app */

import CMS, { type ApiEntry } from '@sveltia/cms';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { editorConfiguration } from '../configuration.ts';
import { contentSchemas } from '../content-schemas.ts';
import { checkEntry, type FormProblem } from './check-entry.ts';
import { type Form, type FormatName, isKnownText, readFile, writeFile } from './content-formats.ts';
import { sourceField } from './form-values.ts';
import { preparePhotographs } from './photographs.ts';
import { nameProblem, showProblems } from './show-problems.ts';
import { pictureFiles } from './watch-file.ts';

for (const name of [...Object.keys(contentSchemas), 'locales'] as FormatName[]) {
  CMS.registerCustomFormat(name, name === 'locales' ? 'json' : 'yaml', {
    fromFile: (text: string) => readFile(name, text),
    toFile: (form: Form) => writeFile(name, form),
  });
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const named = entry.get('collection') === 'watches' ? entry.setIn(['data', 'id'], entry.get('slug')) : entry;
    const { collection, data, i18n, slug, path } = named.toJS() as ApiEntry;
    const others = Object.entries(i18n).map(([locale, other]) => [locale, other.data]);
    const form = { en: data, ...Object.fromEntries(others) } as Record<Locale, Form>;
    const problems = [...(await findChanged(path)), ...checkEntry(collection as FormatName, form, slug)];
    showProblems(problems);
    if (problems.length > 0) {
      const list = problems.map(nameProblem).join('\n');
      // The editor shows the message of the cause.
      const cause = new Error(`Nothing was lost, and nothing was saved. Fix this, then save again:\n${list}`);
      throw new Error('saving_failed', { cause });
    }
    return named;
  },
});

const pictures: Record<string, string> = await (await fetch('/admin/pictures.json', { cache: 'no-store' })).json();
for (const [name, file] of Object.entries(pictures)) pictureFiles.set(name, file);

preparePhotographs();
// Removes `undefined` properties, which the editor's validation rejects.
CMS.init({ config: JSON.parse(JSON.stringify(editorConfiguration())) });

/**
 * Finds files that were changed by hand after the editor had read them. GitHub itself refuses a commit to an older state.
 *
 * @param path the file, or that of the English words if each language has one
 */
async function findChanged(path: string): Promise<FormProblem[]> {
  if (!import.meta.env.DEV) return [];
  const files = new Set(locales.map((locale) => path.replace('/en.', `/${locale}.`)));
  const found = await Promise.all(
    [...files].map(async (file) => {
      const response = await fetch(`/${file}`, { cache: 'no-store' });
      if (!response.ok || isKnownText(await response.text())) return [];
      const message = `${file} was changed by hand. Reload this page, then make your change again.`;
      return [{ keyPath: sourceField, message }];
    }),
  );
  return found.flat();
}
