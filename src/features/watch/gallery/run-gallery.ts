import { createViewer } from './create-viewer.ts';

/**
 * Marks the thumbnail of the current picture, adds arrow keys, and opens the viewer.
 *
 * @param gallery with its strip of large pictures and, if there are several, its thumbnails
 * @returns handles a click on one of its links
 */
export function runGallery(gallery: HTMLElement, dialog: HTMLDialogElement): (link: HTMLAnchorElement) => void {
  const strip = gallery.querySelector<HTMLElement>('[data-strip]') as HTMLElement;
  const row = gallery.querySelector<HTMLElement>('[data-thumbnails]');
  const links = [...strip.querySelectorAll('a')];
  const thumbnails = [...(row?.querySelectorAll('a') ?? [])];
  const direction = getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
  const openViewer = createViewer(dialog, links, (index) => {
    showSlide(index, 'instant');
    // Safari does not focus a link when it is clicked, so closing the dialog does not restore the focus.
    links[index]?.focus({ preventScroll: true });
  });

  function showSlide(index: number, behavior: ScrollBehavior = 'auto') {
    strip.scrollTo({ left: direction * index * strip.clientWidth, behavior });
  }

  /** Runs on every scroll, so also when a finger moves the strip. */
  function markCurrent() {
    const current = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
    for (const [index, link] of links.entries()) {
      const isCurrent = index === current;
      link.closest('li')?.toggleAttribute('data-current', isCurrent);
      // Tab stops only at the current picture, because the others are out of view.
      link.tabIndex = isCurrent ? 0 : -1;
      if (thumbnails[index]) thumbnails[index].ariaCurrent = isCurrent ? 'true' : null;
    }
    if (row && thumbnails[current]) scrollIntoRow(row, thumbnails[current]);
  }

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -direction, ArrowRight: direction }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const siblings = [links, thumbnails].find((each) => each.includes(event.target as HTMLAnchorElement));
    const next = (siblings?.indexOf(event.target as HTMLAnchorElement) ?? -1) + step;
    if (!siblings?.[next]) return;
    event.preventDefault();
    showSlide(next);
    siblings[next].focus({ preventScroll: true });
  }

  strip.addEventListener('scroll', markCurrent, { passive: true });
  gallery.addEventListener('keydown', moveByKey);
  markCurrent();

  return (link) => {
    if (thumbnails.includes(link)) showSlide(thumbnails.indexOf(link));
    else openViewer(links.indexOf(link));
  };
}

/** Scrolls only the row: `scrollIntoView` would also scroll the page. */
function scrollIntoRow(row: HTMLElement, thumbnail: HTMLElement) {
  const inner = thumbnail.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
}
