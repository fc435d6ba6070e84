import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { ZodType } from 'zod';
import { locales } from '../i18n/locales.ts';
import { aboutSchema } from './about-schema.ts';
import { inListOrder } from './list-order.ts';
import { type Watch, watchSchema } from './watch-schema.ts';

interface Content {
  /** Those whose files could be read, in the order of the list. */
  watches: Watch[];
  /** A line for each: the file, the field, what was expected; none when all is well. */
  problems: string[];
}

/**
 * Reads every content file and tells what is wrong with it, all at once, so that an owner
 * can mend everything before building again.
 *
 * @param directory the folder that holds `watches` and `about`
 * @param pictureExists whether there is a master picture for a watch's id
 */
export function readContent(directory: string, pictureExists: (id: string) => boolean): Content {
  const { watches, problems } = readWatches(join(directory, 'watches'), pictureExists);
  return { watches: watches.sort(inListOrder), problems: [...problems, ...checkAbout(join(directory, 'about'))] };
}

function readWatches(directory: string, pictureExists: (id: string) => boolean): Content {
  const watches: Watch[] = [];
  const problems = readdirSync(directory)
    .filter((name) => !name.endsWith('.yaml'))
    .map((name) => `${join(directory, name)}: expected a name that ends in ".yaml"`);
  const fileOfId = new Map<string, string>();
  for (const file of yamlFiles(directory)) {
    const { data, problems: found } = readYaml(file, watchSchema);
    problems.push(...found);
    if (!data) continue;
    watches.push(data);
    const twin = fileOfId.get(data.id);
    if (twin) {
      problems.push(`${file}: id: expected an id of its own, but ${twin} has "${data.id}" too`);
    } else if (basename(file, '.yaml') !== data.id) {
      problems.push(`${file}: id: expected the file to be named "${data.id}.yaml" after its id`);
    }
    fileOfId.set(data.id, file);
    if (data.imageSrc !== `/images/${data.id}.jpg`) {
      problems.push(`${file}: imageSrc: expected "/images/${data.id}.jpg"`);
    }
    if (!pictureExists(data.id)) {
      problems.push(
        `${file}: picture: expected a picture named after the id in pictures/photographs or pictures/renderings`,
      );
    }
  }
  return { watches, problems };
}

function checkAbout(directory: string): string[] {
  const files = yamlFiles(directory);
  const missing = locales.filter((locale) => !files.includes(join(directory, `${locale}.yaml`)));
  return [
    ...missing.map((locale) => `${join(directory, `${locale}.yaml`)}: expected a file for this language`),
    ...files.flatMap((file) => readYaml(file, aboutSchema).problems),
  ];
}

function yamlFiles(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(directory, name));
}

function readYaml<T>(file: string, schema: ZodType<T>): { data?: T; problems: string[] } {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [syntaxError] = document.errors;
  if (syntaxError) return { problems: [`${file}: ${syntaxError.message.split('\n')[0]}`] };
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // An alias without its anchor is found only here.
    return { problems: [`${file}: ${(error as Error).message}`] };
  }
  const result = schema.safeParse(data);
  if (result.success) return { data: result.data, problems: [] };
  return {
    problems: result.error.issues.map((issue) => `${file}: ${issue.path.join('.') || 'file'}: ${issue.message}`),
  };
}
