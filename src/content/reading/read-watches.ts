import { basename } from 'node:path/posix';
import { z } from 'zod';
import { isLocale, type Locale, locales } from '../../i18n/locales.ts';
import { watchIdPattern } from '../../i18n/routes.ts';
import { type Draft, draftSchema, type Watch, watchSchema, withoutUnusedDays } from '../schema/watch-schema.ts';
import { visibleFiles } from './content-files.ts';
import { isGroup } from './is-group.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/**
 * The watches and drafts of a folder. Their ids are the names of their files.
 *
 * @param languages those of the site: words in others are not read
 */
export function readWatches(directory: string, languages: readonly Locale[] = locales) {
  const isRead = (name: string) => !isLocale(name) || languages.includes(name);
  const schema = z.preprocess((data) => (isGroup(data) ? withoutUnread(data, isRead) : data), watchSchema);
  const watches: Watch[] = [];
  const drafts: Draft[] = [];
  const problems: Problem[] = [];
  for (const file of visibleFiles(directory)) {
    const id = basename(file, '.yaml');
    const message = findNameProblem(basename(file));
    const draft = message ? undefined : readYaml(file, draftSchema).data;
    if (message) problems.push({ file, path: [], message });
    else if (draft) drafts.push({ id, ...draft });
    else {
      const { data, problems: found } = readYaml(file, schema);
      problems.push(...found);
      if (data) watches.push({ id, ...data });
    }
  }
  return { watches, drafts, problems };
}

function withoutUnread({ words, ...facts }: Record<string, unknown>, isRead: (language: string) => boolean) {
  const read = isGroup(words) ? Object.fromEntries(Object.entries(words).filter(([name]) => isRead(name))) : words;
  return { ...withoutUnusedDays(facts), words: read };
}

/** What is expected of the name of a watch's file; `undefined` if it is right. */
function findNameProblem(name: string): string | undefined {
  if (!name.endsWith('.yaml')) return 'expected a name that ends in ".yaml"';
  if (watchIdPattern.test(basename(name, '.yaml'))) return undefined;
  return 'expected a name of lower-case letters, digits and single hyphens, such as heuer-carrera-1964.yaml';
}
