/*
 * The shops of the tests. Each is a copy of the project with content of its own, so that no change of the owner's fails a test:
 * words, prose and renderings are the project's, but `shop.yaml` and the watches are not. Deleted renderings are drawn.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Shop, shopSchema } from '../../src/content/schema/shop-schema.ts';
import { inListOrder, type Watch, watchSchema } from '../../src/content/schema/watch-schema.ts';
import { changeAsOwner } from './owner-shop.ts';
import { sampleWatches } from './sample-watches.ts';
import type { ShopContent } from './shop-content.ts';

/** A shop in the state in which the project gives it to its owner. */
const sample: ShopContent = {
  shop: parse(readFileSync('tests/shops/sample/shop.yaml', 'utf8'), { schema: 'failsafe' }),
  watches: sampleWatches,
};

/** Receives what visitors of the shop `rare` write. */
export const formService = 'https://forms.example/f/1';

/** A language of another script, as a developer begins it. */
export const tamil = {
  code: 'ta',
  line: "  ta: { name: 'தமிழ்', direction: 'ltr', intl: 'ta-IN' },\n",
  words: {
    nav: { home: 'முகப்பு', contact: 'தொடர்பு' },
    visit: { address: 'முகவரி' },
    contact: { title: 'தொடர்பு' },
  },
};

const shops = {
  sample,
  owner: changeAsOwner(sample),
  // What few shops have, all at once.
  rare: {
    shop: { ...sample.shop, inquiries: { endpoint: formService }, editor: { repository: 'owner/repository' } },
    watches: sample.watches.map((watch) => ({ ...watch, status: 'sold' as const, soldOn: '2026-09-30' })),
    newLanguage: tamil,
  },
} satisfies Record<string, ShopContent>;

export type ShopName = keyof typeof shops;

/** The folder of a shop's project, which `node tests/shops/build.ts <name>` writes and builds. */
export const folderOf = (name: ShopName) => `.cache/shops/${name}`;

/** The folder of a shop's built site. */
export const distOf = (name: ShopName) => `${folderOf(name)}/dist`;

/** What the build of a shop printed. */
export const buildLogOf = (name: ShopName) => `${folderOf(name)}/build.log`;

export const contentOf = (name: ShopName): ShopContent => shops[name];

/** The facts of a shop. */
export const shopOf = (name: ShopName): Shop => shopSchema.parse(shops[name].shop);

/** The watches of a shop in the order of the list, including sold ones. */
export const watchesOf = (name: ShopName): Watch[] =>
  shops[name].watches.map(({ id, ...file }) => ({ id, ...watchSchema.parse(file) })).sort(inListOrder);
