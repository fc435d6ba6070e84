/* The owner's collection as tests find it in the content files: another watch or price must not fail a test. */

import { findListed, findSold, type SoldWatch } from '../src/content/describe/watch-status.ts';
import { readContent } from '../src/content/schema/read-content.ts';
import type { Watch } from '../src/content/schema/watch-schema.ts';
import { formatPrice } from '../src/i18n/format.ts';
import { routes } from '../src/i18n/routes.ts';
import { findMasters, findRenderings } from '../src/pictures/find-masters.ts';
import { pictureNameOf, type View, views } from '../src/pictures/views.ts';

/** Every watch in the order of the list. Each has its page, also when it is sold. */
export const watches: readonly Watch[] = readContent('content', () => true).watches;

/** The watches of the catalogue, available and reserved: the first three are featured on the home page. */
export const listed: readonly Watch[] = findListed(watches);

/** The watches of the archive, which has a page as soon as there is one. */
export const sold: readonly SoldWatch[] = findSold(watches);

/** The name of a watch: of its card's link, and the heading of its page. */
export const nameOf = ({ brand, model }: Watch) => `${brand} ${model}`;

/** The path of a watch's page, without language. */
export const pathOf = ({ id }: Watch) => routes.watch(id);

/** The path of a watch's page that no owner will write. */
export const noSuchWatch = routes.watch('no-such-watch');

/** The price as an English page shows it. */
export const priceOf = ({ price }: Watch) => formatPrice('en', price);

/** The watches from A to Z, as the catalogue shows them at first. */
export const byName: readonly Watch[] = listed.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

/** The brands from A to Z. */
export const brands: readonly string[] = [...new Set(byName.map(({ brand }) => brand))];

/** The first watch of the catalogue's list. */
export const firstWatch = listed[0] as Watch;

/** The watch with the longest name, which is the first not to fit. */
export const longestWatch = listed.toSorted((a, b) => nameOf(b).length - nameOf(a).length)[0] as Watch;

/** What is known of a watch beside the eight facts that every watch has. */
export function knownFacts({ reference, calibre, lugToLug, lugWidth, thickness }: Watch) {
  return [reference, calibre, lugToLug, lugWidth, thickness].filter((fact) => fact !== undefined);
}

/** The lines that a watch's report takes, with its notes and measures, and its further facts. */
const lineCount = (watch: Watch) =>
  Object.keys(watch.report).length +
  Object.keys(watch.words.en.report ?? {}).length +
  (watch.measured?.positions.length ?? 0) +
  knownFacts(watch).length;

/** The watch with the longest page, which is the first not to fit on a sheet of paper. */
export const fullestWatch = watches.toSorted((a, b) => lineCount(b) - lineCount(a))[0] as Watch;

const masters = findMasters('pictures');
const renderings = findRenderings(masters);

/** The views of a watch of which there are pictures. */
export function viewsOf({ id }: Watch): View[] {
  return views.filter((view) => masters.has(pictureNameOf(id, view)));
}

/** Whether the page calls a picture a rendering. */
export function isRendering({ id, picture }: Watch, view: View): boolean {
  return renderings.includes(pictureNameOf(id, view)) || (view === 'front' && picture === 'rendering');
}

/** A watch with several pictures, or none if the owner has photographed each from the front alone. */
export const watchWithViews = watches.find((watch) => viewsOf(watch).length > 1);
