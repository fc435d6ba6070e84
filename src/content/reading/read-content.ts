import { join } from 'node:path/posix';
import type { ZodType } from 'zod';
import { locales } from '../../i18n/locales.ts';
import { type SearchNames, searchNamesSchema } from '../schema/search-names.ts';
import { endpointSchema, type Shop, shopSchema } from '../schema/shop-schema.ts';
import { type Draft, inListOrder, type Watch } from '../schema/watch-schema.ts';
import { explainError } from './explain-issue.ts';
import type { Problem } from './problem.ts';
import { type Prose, type ReadProse, readProse } from './read-prose.ts';
import { type InterfaceWords, readTexts } from './read-texts.ts';
import { readWatches } from './read-watches.ts';
import { readYaml } from './read-yaml.ts';

/** Everything in `content`. In Arabic, Latin names and codes are isolated. */
export interface Content {
  shop: Shop;
  /** In the order of the list, sold ones too, without drafts. */
  watches: Watch[];
  /** The prose of pages, as written: pages get it with the shop's details from `proseOf`. */
  prose: Prose;
  /** The interface words, as written. */
  texts: InterfaceWords;
  /** Other names of brands and models. */
  searchNames: SearchNames;
}

/** What could be read: of a file with problems, nothing. */
export type ReadContent = Partial<Pick<Content, 'shop' | 'texts' | 'searchNames'>> & {
  prose: ReadProse;
  watches: Watch[];
  drafts: Draft[];
  problems: Problem[];
  /** What the owner should look at. Unlike `problems`, it does not stop a build. */
  notices: Problem[];
};

/**
 * Reads and checks every content file. It reports all problems together, so that an owner can correct them before the
 * next build.
 *
 * @param directory the folder that holds `shop.yaml`, `watches`, `locales` and the folders of prose
 * @param variables of the environment: `SITE_URL` and `INQUIRIES_ENDPOINT` override `shop.yaml`
 */
export function readContent(directory: string, variables: NodeJS.ProcessEnv = process.env): ReadContent {
  const shop = readShop(join(directory, 'shop.yaml'), variables);
  const languages = shop.data?.languages ?? locales;
  const watches = readWatches(join(directory, 'watches'), languages);
  const prose = readProse(directory, languages);
  const texts = readTexts(join(directory, 'locales'), languages);
  const searchNames = readYaml(join(directory, 'search-names.yaml'), searchNamesSchema);
  return {
    ...(shop.data && { shop: shop.data }),
    ...(texts.data && { texts: texts.data }),
    ...(searchNames.data && { searchNames: searchNames.data }),
    prose: prose.data,
    watches: watches.watches.sort(inListOrder),
    drafts: watches.drafts,
    notices: [...prose.notices, ...texts.notices],
    problems: [shop, watches, prose, texts, searchNames].flatMap(({ problems }) => problems),
  };
}

function readShop(file: string, { SITE_URL, INQUIRIES_ENDPOINT }: NodeJS.ProcessEnv) {
  const shop = readYaml(file, shopSchema);
  const url = readVariable('SITE_URL', SITE_URL, shopSchema.shape.url);
  const endpoint = readVariable('INQUIRIES_ENDPOINT', INQUIRIES_ENDPOINT, endpointSchema);
  const problems = [shop, url, endpoint].flatMap((each) => each.problems);
  if (!shop.data || problems.length > 0) return { problems };
  const inquiries = { ...shop.data.inquiries, ...(endpoint.data && { endpoint: endpoint.data }) };
  return { data: { ...shop.data, ...(url.data && { url: url.data }), inquiries }, problems };
}

/** A variable of the environment. An empty one is none. */
function readVariable<T>(name: string, value: string | undefined, schema: ZodType<T>) {
  const { data, error } = schema.safeParse(value);
  if (!value || !error) return { data, problems: [] };
  const problems = explainError(error, value).map((problem) => ({ file: name, ...problem }));
  return { data, problems: problems.slice(0, 1) };
}
