/* The owner's editor: https://sveltiacms.app */

import { schemas, shop, words } from 'virtual:editor';
import CMS from '@sveltia/cms';
import type { Locale } from '../../src/i18n/locales.ts';
import { editorConfiguration } from '../configuration.ts';
import { wordsSchemas } from '../interface-words.ts';
import { checkEntry } from './check-entry.ts';
import { type FormatName, formatOf } from './content-formats.ts';
import { preparePhotographs } from './photographs.ts';
import { nameProblem, showProblems } from './show-problems.ts';
import styles from './start.css?inline';

for (const name of [...Object.keys(schemas), 'locales'] as FormatName[]) {
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

// Asks for confirmation before the page is closed with unsaved changes. After a change, the editor enables its Save button.
addEventListener('beforeunload', (event) => {
  const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Save');
  if (save?.disabled === false && save.ariaDisabled !== 'true') event.preventDefault();
});

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

preparePhotographs();
const configuration = editorConfiguration(shop, schemas, wordsSchemas(words));
// Removes `undefined` properties, which the editor's validation rejects.
CMS.init({ config: JSON.parse(JSON.stringify(configuration)) });

/** The entry that the editor passes before it saves. */
interface SavedEntry {
  collection: string;
  slug: string;
  data: Record<string, unknown>;
  i18n?: Record<string, { data: Record<string, unknown> }>;
}
