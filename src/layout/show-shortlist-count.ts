import { isShortlistStored, readShortlist, subscribeToShortlist } from '../components/heart/shortlist.ts';

/**
 * Shows in the header how many watches are on the shortlist. If the browser does not store the list, a notice says so once,
 * until the next click.
 */
export function showShortlistCount() {
  const count = document.querySelector('[data-shortlist-count]');
  const notice = document.querySelector<HTMLElement>('[data-shortlist-notice]');
  let isTold = false;

  function show() {
    const { length } = readShortlist();
    if (count) count.textContent = length > 0 ? String(length) : '';
    if (isShortlistStored() || isTold || !notice) return;
    isTold = true;
    notice.textContent = notice.dataset['shortlistNotice'] ?? '';
    // Captured, and so before the click on a heart that comes next.
    document.addEventListener('click', () => notice.replaceChildren(), { capture: true, once: true });
  }

  show();
  subscribeToShortlist(show);
}
