type Area = 'localStorage' | 'sessionStorage';

/** What the browser would not store, for as long as the page lives. */
const unstored = new Map<string, string>();

/**
 * Reads a text that this site has stored in the browser.
 *
 * @returns `undefined` if there is none
 */
export function readStored(area: Area, key: string): string | undefined {
  return unstored.get(key) ?? storage(area)?.getItem(key) ?? undefined;
}

/**
 * Stores a text in the browser. If storage is blocked or full, the text lives as long as the page.
 *
 * @returns whether the browser stored it
 */
export function writeStored(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

export function removeStored(area: Area, key: string): void {
  unstored.delete(key);
  storage(area)?.removeItem(key);
}

/** `undefined` if the visitor has blocked storage: then even reading the property throws. */
function storage(area: Area): Storage | undefined {
  try {
    return window[area];
  } catch {
    return undefined;
  }
}
