declare global {
  interface WindowEventMap {
    /** This script has changed `<html data-kept>`. */
    'shortlist:change': Event;
    /** Sent by the shortlist's page to replace the list. */
    'shortlist:write': CustomEvent<readonly string[]>;
  }
}

const storageKey = 'shortlist';

/** The ids of the watches on the shortlist, in the order in which they were added. */
let keptIds: readonly string[] = [];

/** Whether the browser has stored every list so far. */
let wasStored = true;

/** The element around a heart. A custom element, so that hearts that React adds later are found too. */
class WatchHeart extends HTMLElement {
  connectedCallback() {
    showHeart(this);
  }
}

/**
 * Starts the shortlist: handles the hearts, and updates hearts and count in all tabs. This is part of the inline script of
 * every page. It must not import a module that an island imports too, such as `browser-storage.ts`, or the bundler makes a
 * separate file of that module.
 *
 * The shortlist's island reads the ids from `<html data-kept>` and changes them with the event `shortlist:write`.
 */
export function startShortlist() {
  readKept();
  customElements.define('watch-heart', WatchHeart);
  document.addEventListener('click', pressHeart);
  addEventListener('shortlist:write', ({ detail }) => keep(detail));
  addEventListener('storage', readKept);
  // A page from the back-forward cache has missed `storage` events.
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
    // Storage is blocked or full: the list is lost when the page is closed.
    if (wasStored) notify(notice()?.dataset['text'] ?? '');
    wasStored = false;
  }
  showKept(ids);
}

function readKept() {
  try {
    // The stored value may be anything: the visitor or another script can change it.
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    showKept(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    // Storage is blocked, or the stored value is not JSON.
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

/** Shows and announces a text until the next click. */
function notify(text: string) {
  const place = notice();
  if (place && place.textContent !== text) place.textContent = text;
}
