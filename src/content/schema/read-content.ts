import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { locales } from '../../i18n/locales.ts';
import { pictureNameOf, views } from '../../pictures/views.ts';
import { findTermProblems } from './find-term-problems.ts';
import { findTextProblems } from './find-text-problems.ts';
import { placeholderShop } from './placeholder-shop.ts';
import { proseSchemas } from './prose-schemas.ts';
import { readYaml } from './read-yaml.ts';
import { shopSchema } from './shop-schema.ts';
import { draftSchema, inListOrder, type Watch, watchSchema } from './watch-schema.ts';

interface Content {
  /** The watches with valid files, without drafts, in the order of the list. */
  watches: Watch[];
  /** The ids of the drafts. */
  drafts: string[];
  /** One line for each problem: the file, the field, what was expected. */
  problems: string[];
}

/**
 * Reads and checks every content file. It reports all problems together, so that an owner can correct them before the
 * next build.
 *
 * @param directory the folder that holds `watches`, `about`, `buying`, `guide`, `sell` and `locales`
 * @param pictureExists whether there is a master picture of a name: a watch's id, or its id and a view
 */
export function readContent(directory: string, pictureExists: (name: string) => boolean): Content {
  const { watches, drafts, problems } = readWatches(join(directory, 'watches'), pictureExists);
  const { terms } = readYaml(join(directory, 'shop.yaml'), shopSchema).data ?? placeholderShop;
  const proseProblems = Object.entries(proseSchemas).flatMap(([folder, schema]) => {
    const files = locales.map((locale) => join(directory, folder, `${locale}.yaml`));
    const missing = files.filter((file) => !existsSync(file));
    return [
      ...missing.map((file) => `${file}: expected a file for this language`),
      ...yamlFiles(join(directory, folder)).flatMap((file) => {
        const { data, problems: found } = readYaml<unknown>(file, schema);
        return [...found, ...findTermProblems(data, terms).map((problem) => `${file}: ${problem}`)];
      }),
    ];
  });
  return {
    watches: watches.sort(inListOrder),
    drafts,
    problems: [...problems, ...proseProblems, ...findTextProblems(join(directory, 'locales'))],
  };
}

function readWatches(directory: string, pictureExists: (name: string) => boolean): Content {
  const watches: Watch[] = [];
  const drafts: string[] = [];
  const problems = visibleFiles(directory)
    .filter((file) => !file.endsWith('.yaml'))
    .map((file) => `${file}: expected a name that ends in ".yaml"`);
  const fileOfId = new Map<string, string>();
  for (const file of yamlFiles(directory)) {
    const draft = readYaml(file, draftSchema).data;
    const { data: watch, problems: found } = draft ? { problems: [] } : readYaml(file, watchSchema);
    const { id } = draft ?? watch ?? {};
    problems.push(...found);
    if (id && fileOfId.has(id))
      problems.push(`${file}: id: expected an id of its own, but ${fileOfId.get(id)} has "${id}" too`);
    else if (id && basename(file, '.yaml') !== id)
      problems.push(`${file}: id: expected the file to be named "${id}.yaml" after its id`);
    if (id) fileOfId.set(id, file);
    if (draft) drafts.push(draft.id);
    if (!watch) continue;
    watches.push(watch);
    problems.push(...findMissingPictures(watch, pictureExists).map((problem) => `${file}: ${problem}`));
  }
  return { watches, drafts, problems };
}

/** A watch needs a picture, and words about a view need that view's, which may have been renamed. */
function findMissingPictures({ id, words }: Watch, pictureExists: (name: string) => boolean): string[] {
  const missing = views.filter((view) => !pictureExists(pictureNameOf(id, view)));
  const problems = missing.flatMap((view) => {
    const locale = locales.find((each) => words[each]?.pictures?.[view]);
    const picture = `expected a picture named "${pictureNameOf(id, view)}" in pictures/photographs`;
    return locale ? [`words.${locale}.pictures.${view}: ${picture}`] : [];
  });
  return pictureExists(id)
    ? problems
    : ['picture: expected a picture named after the id in pictures/photographs or pictures/renderings', ...problems];
}

function yamlFiles(directory: string): string[] {
  return visibleFiles(directory).filter((file) => file.endsWith('.yaml'));
}

/** Not those such as `.DS_Store`, which macOS creates. */
function visibleFiles(directory: string): string[] {
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  return names.sort().map((name) => join(directory, name));
}
