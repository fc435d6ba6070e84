type Area = 'localStorage' | 'sessionStorage';

/** Texts that the browser refused to store, kept until the page is closed. */
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
 * Stores a text in the browser. If storage is blocked or full, the text is kept until the page is closed.
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

/** `undefined` if the visitor has blocked storage: reading the property then throws. */
function storage(area: Area): Storage | undefined {
  try {
    return window[area];
  } catch {
    return undefined;
  }
}
