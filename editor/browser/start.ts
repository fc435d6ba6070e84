/* The owner's editor: https://sveltiacms.app */

import { schemas, shop, words } from 'virtual:editor';
import CMS from '@sveltia/cms';
import type { Locale } from '../../src/i18n/locales.ts';
import { editorConfiguration } from '../configuration.ts';
import { wordsSchemas } from '../interface-words.ts';
import { checkEntry } from './check-entry.ts';
import { formatOf, formats } from './content-formats.ts';
import { preparePhotographs } from './photographs.ts';
import { nameProblem, showProblems } from './show-problems.ts';
import styles from './start.css?inline';
import { warnOfUnsavedChanges } from './unsaved-changes.ts';

for (const name of formats) {
  const { read, write } = formatOf(name, schemas);
  CMS.registerCustomFormat(name, name === 'locales' ? 'json' : 'yaml', {
    fromFile: (text: string) => read(text) as Record<string, unknown>,
    toFile: (form: Record<string, unknown>) => write(form),
  });
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { collection, data, i18n = {}, slug } = entry.toJS() as unknown as SavedEntry;
    const others = Object.entries(i18n).map(([locale, other]) => [locale, other.data]);
    const id = collection === 'watches' ? { id: slug } : {};
    const form = { en: { ...data, ...id }, ...Object.fromEntries(others) } as Record<Locale, Record<string, unknown>>;
    const problems = checkEntry(collection, form, schemas);
    showProblems(problems);
    // The editor shows the message of the cause.
    if (problems.length > 0)
      throw new Error('saving_failed', { cause: new Error(problems.map(nameProblem).join('\n')) });
    return collection === 'watches' ? entry.setIn(['data', 'id'], slug) : undefined;
  },
});

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

preparePhotographs();
warnOfUnsavedChanges();
const configuration = editorConfiguration(shop, { content: schemas, words: wordsSchemas(words) });
// Removes `undefined` properties, which the editor's validation rejects.
CMS.init({ config: JSON.parse(JSON.stringify(configuration)) });

/** The entry that the editor passes before it saves. */
interface SavedEntry {
  collection: string;
  slug: string;
  data: Record<string, unknown>;
  i18n?: Record<string, { data: Record<string, unknown> }>;
}
