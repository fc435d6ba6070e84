/* The owner's editor: https://sveltiacms.app */

import { isLocal, schemas, shop, words } from 'virtual:editor';
import CMS from '@sveltia/cms';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { editorConfiguration } from '../configuration.ts';
import { wordsSchemas } from '../interface-words.ts';
import { checkEntry, type FormProblem } from './check-entry.ts';
import { type FormatName, formatOf, isKnownText } from './content-formats.ts';
import { preparePhotographs } from './photographs.ts';
import { nameProblem, showProblems } from './show-problems.ts';
import styles from './start.css?inline';

const nothingSaved = 'Nothing was lost, and nothing was saved. Fix this, then save again';

for (const name of [...Object.keys(schemas), 'locales'] as FormatName[]) {
  const { read, write } = formatOf(name, schemas);
  CMS.registerCustomFormat(name, name === 'locales' ? 'json' : 'yaml', {
    fromFile: (text: string) => read(text) as Record<string, unknown>,
    toFile: (form: Record<string, unknown>) => write(form),
  });
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const { collection, data, i18n = {}, slug } = entry.toJS() as unknown as SavedEntry;
    const others = Object.entries(i18n).map(([locale, other]) => [locale, other.data]);
    const id = collection === 'watches' ? { id: slug } : {};
    const form = { en: { ...data, ...id }, ...Object.fromEntries(others) } as Record<Locale, Record<string, unknown>>;
    const problems = [...(await findChanged(collection, slug)), ...checkEntry(collection, form, schemas)];
    showProblems(problems);
    // The editor shows the message of the cause.
    if (problems.length > 0)
      throw new Error('saving_failed', {
        cause: new Error([`${nothingSaved}:`, ...problems.map(nameProblem)].join('\n')),
      });
    return collection === 'watches' ? entry.setIn(['data', 'id'], slug) : entry;
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

/**
 * Finds files that were changed by hand after the editor had read them. GitHub itself refuses a commit to an older state.
 */
async function findChanged(collection: string, slug: string): Promise<FormProblem[]> {
  if (!isLocal) return [];
  const paths =
    {
      watches: [`watches/${slug}.yaml`],
      shop: ['shop.yaml'],
      locales: [`locales/${slug}.json`],
    }[collection] ?? locales.map((locale) => `${collection}/${locale}.yaml`);
  const found = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`content/${path}`, { cache: 'no-store' });
      const isChanged = response.ok && !isKnownText(await response.text());
      const message = `content/${path} was changed by hand. Reload this page, then make your change again.`;
      return isChanged ? [{ keyPath: 'source', message }] : [];
    }),
  );
  return found.flat();
}

/** The entry that the editor passes before it saves. */
interface SavedEntry {
  collection: string;
  slug: string;
  data: Record<string, unknown>;
  i18n?: Record<string, { data: Record<string, unknown> }>;
}
