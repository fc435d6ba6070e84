const storageKey = 'shortlist';

/**
 * Where the list stands while the browser stores nothing. A tab keeps its name from page to page, and loses it when it
 * leaves the site: https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-name
 */
const nameStart = 'shortlist:';

/** Whether the list lasts for this visit only, because the browser did not store it. */
export function isOnlyForThisVisit(): boolean {
  return window.name.startsWith(nameStart);
}

/** The ids of the watches that the visitor keeps, the first kept first. */
export function readKeptIds(): string[] {
  return parseIds(isOnlyForThisVisit() ? window.name.slice(nameStart.length) : readStorage());
}

/**
 * Keeps a list of ids instead of the one before.
 *
 * @returns whether the browser stored it; where storage is blocked or full, the list lasts for this visit
 */
export function writeKeptIds(ids: readonly string[]): boolean {
  const text = JSON.stringify(ids);
  try {
    localStorage.setItem(storageKey, text);
    if (isOnlyForThisVisit()) window.name = '';
    return true;
  } catch {
    window.name = nameStart + text;
    return false;
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** What another script or the visitor has written there may be anything. */
function parseIds(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
