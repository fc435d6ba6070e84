/* The owner's editor: https://sveltiacms.app */

import { editor, schemas, words } from 'virtual:editor';
import CMS from '@sveltia/cms';
import { editorConfiguration } from '../configuration.ts';
import { wordsSchemas } from '../interface-words.ts';
import { formatOf, formats } from './content-formats.ts';
import { missingWords } from './missing-words.ts';
import { namePhotographs } from './name-photograph.ts';

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
    const problem = findProblem(entry.toJS() as unknown as SavedEntry);
    if (!problem) return;
    const message = `Not saved: ${problem}, or mark the watch as a draft.`;
    alert(message);
    throw new Error(message);
  },
});

namePhotographs();
const configuration = editorConfiguration(editor, { content: schemas, words: wordsSchemas(words) });
// Without properties that are undefined, which its check of a configuration does not know.
CMS.init({ config: JSON.parse(JSON.stringify(configuration)) });

/** What keeps a watch from being published, and what to do about it. A draft may lack anything. */
function findProblem({ collection, data, i18n, newRecord }: SavedEntry): string | undefined {
  if (collection !== 'watches' || data['draft'] === true) return undefined;
  const others = Object.entries(i18n ?? {}).map(([locale, { data: other }]) => [locale, other['words']]);
  const words = { en: data['words'], ...Object.fromEntries(others) };
  const missing = missingWords(words, schemas.watch.properties?.['words'] ?? {});
  if (missing.length > 0)
    return `a published watch needs its words in every language. Missing: ${missing.join(', ')}. Add them`;
  // It takes a moment until a photograph that was chosen stands in the form; saved before that, it would be lost.
  if (newRecord && !data['photograph']) return 'a new watch needs its photograph. Wait until it stands in the form';
  return undefined;
}

/** What the editor tells of an entry before it saves it. */
interface SavedEntry {
  collection: string;
  newRecord: boolean;
  data: Record<string, unknown>;
  i18n?: Record<string, { data: Record<string, unknown> }>;
}
