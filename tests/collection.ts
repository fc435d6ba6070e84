/* The owner's collection, from the content files, so that another watch or price does not fail a test. */

import { findListed, findSold, type SoldWatch } from '../src/content/describe/watch-status.ts';
import { readContent } from '../src/content/schema/read-content.ts';
import type { Watch } from '../src/content/schema/watch-schema.ts';
import { formatPrice } from '../src/i18n/format.ts';
import { routes } from '../src/i18n/routes.ts';
import { findMasters, findRenderings } from '../src/pictures/find-masters.ts';
import { pictureNameOf, type View, views } from '../src/pictures/views.ts';

/** Every watch in the order of the list, including sold ones. */
export const watches: readonly Watch[] = readContent('content', () => true).watches;

/** The watches of the catalogue, available and reserved: the first three are featured on the home page. */
export const listed: readonly Watch[] = findListed(watches);

/** The watches of the archive. Its page exists only if there are any. */
export const sold: readonly SoldWatch[] = findSold(watches);

/** The name of a watch, as in its card's link and its page's heading. */
export const nameOf = ({ brand, model }: Watch) => `${brand} ${model}`;

/** The path of a watch's page, without language. */
export const pathOf = ({ id }: Watch) => routes.watch(id);

/** The path of a watch that does not exist. */
export const noSuchWatch = routes.watch('no-such-watch');

/** The price as on English pages. */
export const priceOf = ({ price }: Watch) => formatPrice('en', price);

/** The watches from A to Z, the catalogue's default order. */
export const byName: readonly Watch[] = listed.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

/** The brands from A to Z. */
export const brands: readonly string[] = [...new Set(byName.map(({ brand }) => brand))];

/** The first watch of the catalogue's list. */
export const firstWatch = listed[0] as Watch;

/** The watch with the longest name. */
export const longestWatch = listed.toSorted((a, b) => nameOf(b).length - nameOf(a).length)[0] as Watch;

/** The known facts of a watch besides the eight that every watch has. */
export function knownFacts({ reference, calibre, lugToLug, lugWidth, thickness }: Watch) {
  return [reference, calibre, lugToLug, lugWidth, thickness].filter((fact) => fact !== undefined);
}

/** The number of lines of a watch's report and further facts. */
const lineCount = (watch: Watch) =>
  Object.keys(watch.report).length +
  Object.keys(watch.words.en.report ?? {}).length +
  (watch.measured?.positions.length ?? 0) +
  knownFacts(watch).length;

/** The watch with the longest page, for print tests. */
export const fullestWatch = watches.toSorted((a, b) => lineCount(b) - lineCount(a))[0] as Watch;

const masters = findMasters('pictures');
const renderings = findRenderings(masters);

/** The views of a watch that have pictures. */
export function viewsOf({ id }: Watch): View[] {
  return views.filter((view) => masters.has(pictureNameOf(id, view)));
}

/** Whether the page labels a picture as a rendering. */
export function isRendering({ id, picture }: Watch, view: View): boolean {
  return renderings.includes(pictureNameOf(id, view)) || (view === 'front' && picture === 'rendering');
}
