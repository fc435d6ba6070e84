import { readStored, writeStored } from '../browser-storage/browser-storage.ts';

/*
 * The visitor's shortlist: ids of watches in the browser's storage, in the order in which they were added. Without React,
 * because the script of every page shows their number.
 */

const storageKey = 'shortlist';

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
  // Adds it once, however many hearts there are.
  addEventListener('storage', tellSubscribers);
  // A page from the back-forward cache has missed `storage` events.
  addEventListener('pageshow', tellSubscribers);
  return () => subscribers.delete(onChange);
}

function tellSubscribers(): void {
  for (const onChange of subscribers) onChange();
}

/** The stored value may be anything: the visitor or another script can change it. */
function parseIds(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
