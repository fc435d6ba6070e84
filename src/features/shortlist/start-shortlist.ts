declare global {
  interface WindowEventMap {
    /** This script has changed `<html data-kept>`. */
    'shortlist:change': Event;
    /** The shortlist's page replaces the watches with these. */
    'shortlist:write': CustomEvent<readonly string[]>;
  }
}

const storageKey = 'shortlist';

/** The ids of the watches that the visitor keeps, the first kept first. */
let keptIds: readonly string[] = [];

/** Whether the browser has stored every list so far. */
let wasStored = true;

/** The element around a heart. The browser reports each one, whether it came with the page or from React. */
class WatchHeart extends HTMLElement {
  connectedCallback() {
    showHeart(this);
  }
}

/**
 * Starts the shortlist: answers the hearts, and shows which are pressed and how many, here and in other tabs. It is part
 * of the script of every page, which is inline, so it must not import a module that an island imports too, not even
 * `browser-storage.ts`: that module would become a file of its own.
 *
 * The shortlist's island reads the ids from `<html data-kept>`, and changes them by the event `shortlist:write`.
 */
export function startShortlist() {
  readKept();
  customElements.define('watch-heart', WatchHeart);
  document.addEventListener('click', pressHeart);
  addEventListener('shortlist:write', ({ detail }) => keep(detail));
  addEventListener('storage', readKept);
  // A page from the back-forward cache has missed what happened since.
  addEventListener('pageshow', ({ persisted }) => persisted && readKept());
}

function pressHeart({ target }: MouseEvent) {
  notify('');
  if (!(target instanceof Element)) return;
  const id = target.closest('button')?.closest<HTMLElement>('watch-heart')?.dataset['watch'];
  if (id) keep(keptIds.includes(id) ? keptIds.filter((other) => other !== id) : [...keptIds, id]);
}

function keep(ids: readonly string[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Storage is blocked or full: the list lasts as long as this page.
    if (wasStored) notify(notice()?.dataset['text'] ?? '');
    wasStored = false;
  }
  showKept(ids);
}

function readKept() {
  try {
    // The visitor, or another script, may have written anything there.
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    showKept(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    // Storage is blocked, or what it has is not JSON.
    showKept(keptIds);
  }
}

function showKept(ids: readonly string[]) {
  keptIds = ids;
  document.documentElement.dataset['kept'] = ids.join(' ');
  for (const heart of document.querySelectorAll<HTMLElement>('watch-heart')) showHeart(heart);
  const count = document.querySelector('[data-kept-count]');
  if (count) count.textContent = ids.length > 0 ? String(ids.length) : '';
  dispatchEvent(new Event('shortlist:change'));
}

function showHeart(heart: HTMLElement) {
  const isKept = keptIds.includes(heart.dataset['watch'] ?? '');
  heart.querySelector('button')?.setAttribute('aria-pressed', String(isKept));
}

const notice = () => document.querySelector<HTMLElement>('[data-kept-notice]');

/** Shows and announces a sentence until the next click. */
function notify(text: string) {
  const place = notice();
  if (place && place.textContent !== text) place.textContent = text;
}
