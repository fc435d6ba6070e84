/* The sample's collection (shops/sample), which no change of the owner's reaches. */

import type { Watch } from '../src/content/schema/watch-schema.ts';
import { routes } from '../src/i18n/routes.ts';
import { shopOf, watchesOf } from './shops/shops.ts';

/** The facts of the sample's shop. */
export const shop = shopOf('sample');

/** Every watch in the order of the list: none is sold, and the first three are featured on the home page. */
export const watches: readonly Watch[] = watchesOf('sample');

/** The name of a watch, as in its card's link and its page's heading. */
export const nameOf = ({ brand, model }: Watch) => `${brand} ${model}`;

/** The path of a watch's page, without language. */
export const pathOf = ({ id }: Watch) => routes.watch(id);

/** The path of a list that was sent. */
export const listOf = (shared: readonly { id: string }[]) =>
  `${routes.shortlist}?${shared.map(({ id }) => `watch=${id}`).join('&')}`;

/** The path of a watch that does not exist. */
export const noSuchWatch = routes.watch('no-such-watch');

/** The price as on English pages. */
export const priceOf = ({ price }: Watch) => `$${price.toLocaleString('en-US')}`;

/** The watches from A to Z, the catalogue's default order. */
export const byName: readonly Watch[] = watches.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

/** The brands from A to Z. */
export const brands: readonly string[] = [...new Set(byName.map(({ brand }) => brand))];

/** The first watch of the catalogue's list. */
export const firstWatch = watches[0] as Watch;

/** The watch with the longest name. */
export const longestWatch = watches.toSorted((a, b) => nameOf(b).length - nameOf(a).length)[0] as Watch;

/** The known facts of a watch besides the eight that every watch has. */
export function knownFacts({ calibre, lugToLug, lugWidth, thickness }: Watch) {
  return [calibre, lugToLug, lugWidth, thickness].filter((fact) => fact !== undefined);
}

/** The number of lines of a watch's report and further facts. */
const lineCount = (watch: Watch) =>
  Object.keys(watch.report).length +
  Object.keys(watch.words.en.report ?? {}).length +
  (watch.measured?.positions.length ?? 0) +
  knownFacts(watch).length;

/** The watch with the longest page, for print tests. */
export const fullestWatch = watches.toSorted((a, b) => lineCount(b) - lineCount(a))[0] as Watch;
