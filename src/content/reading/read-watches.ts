import { basename } from 'node:path';
import { type Draft, draftSchema, type Watch, watchSchema } from '../schema/watch-schema.ts';
import { visibleFiles } from './content-files.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/** The watches and drafts of a folder. */
export function readWatches(directory: string) {
  const watches: Watch[] = [];
  const drafts: Draft[] = [];
  const files = visibleFiles(directory);
  const problems: Problem[] = files
    .filter((file) => !file.endsWith('.yaml'))
    .map((file) => ({ file, path: [], message: 'expected a name that ends in ".yaml"' }));
  const fileOfId = new Map<string, string>();
  for (const file of files.filter((each) => each.endsWith('.yaml'))) {
    const draft = readYaml(file, draftSchema).data;
    const { data: watch, problems: found } = draft ? { problems: [] } : readYaml(file, watchSchema);
    const { id } = draft ?? watch ?? {};
    problems.push(...found);
    if (id && fileOfId.has(id))
      problems.push({
        file,
        path: ['id'],
        message: `expected an id of its own, but ${fileOfId.get(id)} has "${id}" too`,
      });
    else if (id && basename(file, '.yaml') !== id)
      problems.push({ file, path: ['id'], message: `expected the file to be named "${id}.yaml" after its id` });
    if (id) fileOfId.set(id, file);
    if (draft) drafts.push(draft);
    if (watch) watches.push(watch);
  }
  return { watches, drafts, problems };
}
