import { countInReach, type Filling, few, fillList } from './fill-list.ts';

/** The list's id: its plates are in the page from the start, and the controls find them by it. */
export const platesId = 'plates';

/**
 * The attribute of what holds plates that are not in the list yet: a `noscript` as the page comes, which a browser with
 * scripts does not read, then a `template` when they are elements.
 */
export const holderAttribute = 'data-plates';

/** The event on the document that says that all plates of the page are elements, in the list or not yet. */
export const platesAreRead = 'platesread';

/** A plate of the page, and what it is filtered and sorted by. */
export interface Plate {
  element: HTMLElement;
  brandSlug: string;
  /** US dollars. */
  price: number;
  year: number;
}

/** What is known of the page's list. */
interface Listing {
  /** By name, as the page came. */
  all: readonly Plate[];
  shown: readonly Plate[];
  filling?: Filling | undefined;
  /** How many of them the visitor has in reach, noted for the next change. */
  inReach?: number | undefined;
}

const listings = new WeakMap<HTMLElement, Listing>();

/**
 * All plates of the page by name, whichever it shows at the moment.
 *
 * @returns the same array every time; nothing while the page is still coming, or where it has none
 */
export function readPlates(): readonly Plate[] | undefined {
  if (document.readyState === 'loading' || document.querySelector(`noscript[${holderAttribute}]`)) return undefined;
  const list = document.getElementById(platesId);
  return list ? listingOf(list).all : undefined;
}

const arrivals = ['DOMContentLoaded', platesAreRead];

/** Calls back when all plates have come, if they have not yet. For `useSyncExternalStore`. */
export function whenPlatesHaveCome(listener: () => void): () => void {
  for (const event of arrivals) document.addEventListener(event, listener);
  return () => {
    for (const event of arrivals) document.removeEventListener(event, listener);
  };
}

/**
 * Notes how far the visitor has come, for the {@link showPlates} that follows a press. Before anything on the page has
 * changed, because afterwards the page would have to be laid out once more only for this.
 */
export function notePlace(): void {
  const list = document.getElementById(platesId);
  // What is still coming is not to be taken for all there is.
  if (!list || !readPlates()) return;
  const listing = listingOf(list);
  if (listing.all.length > few) listing.inReach = countInReach(list);
}

/** Shows these plates, in this order, and no others; see {@link fillList}. */
export function showPlates(shown: readonly Plate[]): void {
  const list = document.getElementById(platesId);
  if (!list) return;
  const listing = listingOf(list);
  const isShown = shown.length === listing.shown.length && shown.every((plate, i) => plate === listing.shown[i]);
  if (isShown) return;
  listing.filling?.stop();
  for (const holder of holders()) holder.remove();
  listing.filling = fillList(
    list,
    shown.map(({ element }) => element),
    listing.inReach,
  );
  listing.inReach = undefined;
  listing.shown = shown;
  listings.set(listing.filling.list, listing);
}

function listingOf(list: HTMLElement): Listing {
  const known = listings.get(list);
  if (known) return known;
  const places = [list, ...[...holders()].map(({ content }) => content)];
  const all = places.flatMap((place) => [...place.children] as HTMLElement[]).map(readPlate);
  const listing = { all, shown: all };
  listings.set(list, listing);
  return listing;
}

/** What holds the plates of a long catalogue that are still on their way into the list. */
function holders(): NodeListOf<HTMLTemplateElement> {
  return document.querySelectorAll(`template[${holderAttribute}]`);
}

function readPlate(element: HTMLElement): Plate {
  const { brand = '', price, year } = element.dataset;
  return { element, brandSlug: brand, price: Number(price), year: Number(year) };
}
