import { isOnlyForThisVisit, readKeptIds, writeKeptIds } from './kept-ids.ts';

let keptIds: readonly string[] = [];

/** The element around a heart: the browser tells of every new one, whether the page brought it or React did. */
class WatchHeart extends HTMLElement {
  connectedCallback() {
    showHeart(this);
  }
}

/**
 * Keeps watches in this browser: answers the hearts, shows which are pressed and how many, here and in other tabs. Part
 * of the script of every page, so it must stay small and import nothing from `components`.
 *
 * The shortlist's island reads the ids from `<html data-kept>`, and sends another list by the event `shortlist:write`.
 */
export function keepWatches() {
  showKept();
  customElements.define('watch-heart', WatchHeart);
  document.addEventListener('click', pressHeart);
  addEventListener('shortlist:write', ({ detail }) => keep(detail));
  addEventListener('storage', showKept);
  // A page from the back-forward cache has missed what happened since.
  addEventListener('pageshow', ({ persisted }) => persisted && showKept());
}

function pressHeart({ target }: MouseEvent) {
  say('');
  if (!(target instanceof Element)) return;
  const id = target.closest('button')?.closest<HTMLElement>('watch-heart')?.dataset['watch'];
  if (id) keep(keptIds.includes(id) ? keptIds.filter((other) => other !== id) : [...keptIds, id]);
}

function keep(ids: readonly string[]) {
  const isToldAlready = isOnlyForThisVisit();
  if (!writeKeptIds(ids) && !isToldAlready) say(notice()?.dataset['text'] ?? '');
  showKept();
}

function showKept() {
  keptIds = readKeptIds();
  document.documentElement.dataset['kept'] = keptIds.join(' ');
  for (const heart of document.querySelectorAll<HTMLElement>('watch-heart')) showHeart(heart);
  const count = document.querySelector('[data-kept-count]');
  if (count) count.textContent = keptIds.length > 0 ? String(keptIds.length) : '';
  dispatchEvent(new Event('shortlist:change'));
}

function showHeart(heart: HTMLElement) {
  const isKept = keptIds.includes(heart.dataset['watch'] ?? '');
  heart.querySelector('button')?.setAttribute('aria-pressed', String(isKept));
}

const notice = () => document.querySelector<HTMLElement>('[data-kept-notice]');

/** Shows and announces a sentence until the next click. */
function say(text: string) {
  const place = notice();
  if (place && place.textContent !== text) place.textContent = text;
}
