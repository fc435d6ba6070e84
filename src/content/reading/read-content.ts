import { join } from 'node:path';
import { type SearchNames, searchNamesSchema } from '../schema/search-names.ts';
import { endpointSchema, type Shop, shopSchema } from '../schema/shop-schema.ts';
import { type Draft, inListOrder, type Watch } from '../schema/watch-schema.ts';
import { type Prose, readProse } from './read-prose.ts';
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
export type ReadContent = Partial<Pick<Content, 'shop' | 'prose' | 'texts' | 'searchNames'>> & {
  watches: Watch[];
  drafts: Draft[];
  /** One line for each problem: the file, the field, what was expected. */
  problems: string[];
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
  const watches = readWatches(join(directory, 'watches'));
  const prose = readProse(directory, shop.data?.terms);
  const texts = readTexts(join(directory, 'locales'));
  const searchNames = readYaml(join(directory, 'search-names.yaml'), searchNamesSchema);
  return {
    ...(shop.data && { shop: shop.data }),
    ...(prose.data && { prose: prose.data }),
    ...(texts.data && { texts: texts.data }),
    ...(searchNames.data && { searchNames: searchNames.data }),
    watches: watches.watches.sort(inListOrder),
    drafts: watches.drafts,
    problems: [shop, watches, prose, texts, searchNames].flatMap(({ problems }) => problems),
  };
}

function readShop(file: string, { SITE_URL, INQUIRIES_ENDPOINT }: NodeJS.ProcessEnv) {
  const { data, problems } = readYaml(file, shopSchema);
  const url = shopSchema.shape.url.safeParse(SITE_URL);
  const endpoint = endpointSchema.safeParse(INQUIRIES_ENDPOINT);
  if (SITE_URL && url.error) problems.push(`SITE_URL: ${url.error.issues[0]?.message}, found "${SITE_URL}"`);
  if (INQUIRIES_ENDPOINT && endpoint.error)
    problems.push(`INQUIRIES_ENDPOINT: ${endpoint.error.issues[0]?.message}, found "${INQUIRIES_ENDPOINT}"`);
  if (!data || problems.length > 0) return { problems };
  return {
    data: {
      ...data,
      url: url.data ?? data.url,
      inquiries: { ...data.inquiries, endpoint: endpoint.data ?? data.inquiries.endpoint },
    },
    problems,
  };
}
