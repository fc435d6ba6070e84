import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ZodType } from 'zod';
import { locales } from '../../i18n/locales.ts';
import { pictureNameOf, views } from '../../pictures/views.ts';
import { aboutSchema } from './about-schema.ts';
import { buyingSchema } from './buying-schema.ts';
import { guideSchema } from './guide-schema.ts';
import { inListOrder } from './list-order.ts';
import { readYaml } from './read-yaml.ts';
import { sellSchema } from './sell-schema.ts';
import { draftSchema, type Watch, watchSchema } from './watch-schema.ts';

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
 * @param directory the folder that holds `watches`, `about`, `buying`, `guide` and `sell`
 * @param pictureExists whether there is a master picture of a name: a watch's id, or its id and a view
 */
export function readContent(directory: string, pictureExists: (name: string) => boolean): Content {
  const { watches, drafts, problems } = readWatches(join(directory, 'watches'), pictureExists);
  return {
    watches: watches.sort(inListOrder),
    drafts,
    problems: [
      ...problems,
      ...checkProse(join(directory, 'about'), aboutSchema),
      ...checkProse(join(directory, 'buying'), buyingSchema),
      ...checkProse(join(directory, 'guide'), guideSchema),
      ...checkProse(join(directory, 'sell'), sellSchema),
    ],
  };
}

function readWatches(directory: string, pictureExists: (name: string) => boolean): Content {
  const watches: Watch[] = [];
  const drafts: string[] = [];
  const problems = readdirSync(directory)
    .filter((name) => !isHidden(name) && !name.endsWith('.yaml'))
    .map((name) => `${join(directory, name)}: expected a name that ends in ".yaml"`);
  for (const file of yamlFiles(directory)) {
    const draft = readYaml(file, draftSchema).data;
    if (draft) {
      drafts.push(draft.id);
      if (basename(file, '.yaml') !== draft.id) problems.push(misnamed(file, draft.id));
      continue;
    }
    const { data, problems: found } = readYaml(file, watchSchema);
    problems.push(...found);
    if (!data) continue;
    watches.push(data);
    if (basename(file, '.yaml') !== data.id) problems.push(misnamed(file, data.id));
    if (data.imageSrc !== `/images/${data.id}.jpg`) {
      problems.push(`${file}: imageSrc: expected "/images/${data.id}.jpg"`);
    }
    if (!pictureExists(data.id)) {
      problems.push(
        `${file}: picture: expected a picture named after the id in pictures/photographs or pictures/renderings`,
      );
    }
    problems.push(...findWordsWithoutPicture(data, pictureExists).map((problem) => `${file}: ${problem}`));
  }
  return { watches, drafts, problems };
}

/** Finds words about a view without a picture, for example after a picture was renamed. */
function findWordsWithoutPicture({ id, words }: Watch, pictureExists: (name: string) => boolean): string[] {
  return views
    .filter((view) => !pictureExists(pictureNameOf(id, view)))
    .flatMap((view) => {
      const locale = locales.find((each) => words[each].pictures?.[view]);
      const picture = `expected a picture named "${pictureNameOf(id, view)}" in pictures/photographs`;
      return locale ? [`words.${locale}.pictures.${view}: ${picture}`] : [];
    });
}

function misnamed(file: string, id: string): string {
  return `${file}: id: expected the file to be named "${id}.yaml" after its id`;
}

/** Checks a folder with one file per language. */
function checkProse(directory: string, schema: ZodType): string[] {
  const files = yamlFiles(directory);
  const missing = locales.filter((locale) => !files.includes(join(directory, `${locale}.yaml`)));
  return [
    ...missing.map((locale) => `${join(directory, `${locale}.yaml`)}: expected a file for this language`),
    ...files.flatMap((file) => readYaml(file, schema).problems),
  ];
}

function yamlFiles(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => !isHidden(name) && name.endsWith('.yaml'))
    .sort()
    .map((name) => join(directory, name));
}

/** Such as `.DS_Store`, which macOS creates. */
function isHidden(name: string): boolean {
  return name.startsWith('.');
}
