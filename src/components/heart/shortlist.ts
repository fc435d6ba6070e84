import { readStored, writeStored } from '../browser-storage/browser-storage.ts';

/*
 * The visitor's shortlist: ids of watches in the browser's storage, in the order in which they were added. Without React,
 * because the script of every page shows their number.
 */

const storageKey = 'shortlist';
const namesKey = 'shortlist names';

const subscribers = new Set<() => void>();

/** What was read last. Keeps the array, because `useSyncExternalStore` compares lists by identity. */
let current: { text: string; ids: readonly string[] } = { text: '[]', ids: [] };

let isStored = true;

export function readShortlist(): readonly string[] {
  const text = readStored('localStorage', storageKey) ?? '[]';
  if (text !== current.text) current = { text, ids: parseIds(text) };
  return current.ids;
}

/** Replaces the list. If storage is blocked or full, the list lasts until the page is closed. */
export function writeShortlist(ids: readonly string[]): void {
  isStored = writeStored('localStorage', storageKey, JSON.stringify(ids));
  tellSubscribers();
}

/** The names by id of watches on the list, as far as they were stored while the shop had them. */
export function readNames(): Record<string, unknown> {
  return Object(parse(readStored('localStorage', namesKey) ?? '{}'));
}

/** Stores the names of watches on the list, so that one which leaves the collection can still be named. */
export function rememberNames(watches: readonly { id: string; name: string }[]): void {
  const names = { ...readNames(), ...Object.fromEntries(watches.map(({ id, name }) => [id, name])) };
  // JSON leaves out the watches whose names are not known.
  const kept = Object.fromEntries(readShortlist().map((id) => [id, names[id]]));
  writeStored('localStorage', namesKey, JSON.stringify(kept));
}

/** Whether the browser has stored the list: `false` if storage is blocked or full. */
export function isShortlistStored(): boolean {
  return isStored;
}

/**
 * Calls a function when the list may have changed, in this tab or another one.
 *
 * @returns a function that ends it
 */
export function subscribeToShortlist(onChange: () => void): () => void {
  subscribers.add(onChange);
  // Adds it once: the catalogue has hundreds of subscribers.
  addEventListener('storage', tellSubscribers);
  // A page from the back-forward cache has missed `storage` events.
  addEventListener('pageshow', tellSubscribers);
  return () => subscribers.delete(onChange);
}

function tellSubscribers(): void {
  for (const onChange of subscribers) onChange();
}

function parseIds(text: string): string[] {
  const ids = parse(text);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** The stored value may be anything: the visitor or another script can change it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
