import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { localeFacts, locales } from '../../i18n/locales.ts';
import { shopData, temporaryFolder, watchFile } from '../content-fixture.ts';
import { proseSchemas } from '../schema/prose-schemas.ts';
import { searchNamesSchema } from '../schema/search-names.ts';
import { shopSchema } from '../schema/shop-schema.ts';
import { lineOf, type Problem } from './problem.ts';
import { readTexts } from './read-texts.ts';
import { readWatches } from './read-watches.ts';
import { readYaml } from './read-yaml.ts';

/** What the parsers and the schemas' library say in their own words. */
const foreign = /Unexpected|Invalid|JSON|YAML|Expected|undefined|\bat .*:\d+:\d+|Zod/;

/** What means something in YAML, or did in an older version of it. */
const slips = '- |&a|*a|!a |>-|---\n|...\n|? |<<: 1|{{name}}|{{town}}|null|0x1F|1e3|no|2024-01-01'.split('|');

/** A damaged text: as by a slip of the hand, or by a program. */
const damages = fc.oneof(
  fc.record({ at: fc.nat(), remove: fc.nat({ max: 40 }), add: fc.constant('') }),
  fc.record({ at: fc.nat(), remove: fc.constant(0), add: fc.string({ unit: 'grapheme', maxLength: 4 }) }),
  fc.record({
    at: fc.nat(),
    remove: fc.nat({ max: 2 }),
    add: fc.constantFrom(...'"\':\n\t#{}[],%@`|~“\uFFFD', ...slips),
  }),
  // The rest of the file is lost.
  fc.record({ at: fc.nat(), remove: fc.constant(Number.MAX_SAFE_INTEGER), add: fc.constant('') }),
);

/** Reads a folder of one kind of content, with this file in it. */
const kinds: Record<string, { text: string; read: (folder: string, file: string) => { problems: Problem[] } }> = {
  'shop.yaml': { text: stringify(shopData), read: (_, file) => readYaml(file, shopSchema) },
  'tissot-antimagnetique-1938.yaml': {
    text: stringify({ ...watchFile(), words: { en: watchFile().words.en } }),
    read: (folder) => readWatches(folder),
  },
  'about.yaml': {
    text: readFileSync('content/about/en.yaml', 'utf8'),
    read: (_, file) => readYaml<unknown>(file, proseSchemas.about),
  },
  'search-names.yaml': {
    text: 'anywhere: {}\nar: { Rolex: رولكس }\n',
    read: (_, file) => readYaml(file, searchNamesSchema),
  },
  // Not English: the others are compared with it, and have the problems.
  'de.json': { text: JSON.stringify(textsIn('de'), null, 2), read: (folder) => readTexts(folder) },
};

function textsIn(locale: keyof typeof localeFacts) {
  const { pluralCategories } = new Intl.PluralRules(localeFacts[locale].intl).resolvedOptions();
  const counted = pluralCategories.map((category) => [`watches_${category}`, '{{count}} watches']);
  return { nav: { home: 'Home', remove: 'Remove {{name}}' }, catalog: Object.fromEntries(counted) };
}

// A release tries more.
test('a damaged file is read, or each problem has it, and says what was expected', () => {
  const folders = Object.keys(kinds).map((name) => {
    const folder = temporaryFolder();
    if (name.endsWith('.json'))
      for (const locale of locales) writeFileSync(join(folder, `${locale}.json`), JSON.stringify(textsIn(locale)));
    return [name, folder] as const;
  });
  fc.assert(
    fc.property(fc.constantFrom(...folders), damages, ([name, folder], { at, remove, add }) => {
      const { text = '', read } = kinds[name] ?? {};
      const file = join(folder, name);
      const place = at % text.length;
      writeFileSync(file, text.slice(0, place) + add + text.slice(place + remove));
      for (const problem of read?.(folder, file).problems ?? []) expectPlain(problem, file);
    }),
    { numRuns: process.env['PROPERTY_SEED'] ? 3000 : 300 },
  );
});

function expectPlain(problem: Problem, file: string): void {
  expect(problem.file).toBe(file);
  expect(problem.message).toMatch(/^expected /);
  // What was found is the owner's.
  expect(problem.message.replace(/found .*/s, '')).not.toMatch(foreign);
  expect(lineOf(problem)).not.toMatch(/\n\s+at /);
}
