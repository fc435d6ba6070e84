import { createViewer } from './create-viewer.ts';

/** Marks the thumbnail of the current picture, adds arrow keys, and opens the viewer. The gallery's links also work without it. */
export function startGallery() {
  const gallery = document.querySelector('[data-gallery]') as HTMLElement;
  const strip = gallery.querySelector<HTMLElement>('[data-strip]') as HTMLElement;
  const row = gallery.querySelector<HTMLElement>('[data-thumbnails]');
  const links = [...strip.querySelectorAll('a')];
  const thumbnails = [...(row?.querySelectorAll('a') ?? [])];
  const direction = document.dir === 'rtl' ? -1 : 1;
  const openViewer = createViewer(document.querySelector('[data-viewer]') as HTMLDialogElement, links, (index) => {
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

  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || opensElsewhere) return;
    event.preventDefault();
    if (thumbnails.includes(link)) showSlide(thumbnails.indexOf(link));
    else openViewer(links.indexOf(link));
  }

  strip.addEventListener('scroll', markCurrent);
  gallery.addEventListener('keydown', moveByKey);
  gallery.addEventListener('click', followLink);
  // With the next frame, whose layout it needs: a link with a fragment has scrolled the strip.
  requestAnimationFrame(markCurrent);
}

/** Scrolls only the row: `scrollIntoView` would also scroll the page. */
function scrollIntoRow(row: HTMLElement, thumbnail: HTMLElement) {
  const inner = thumbnail.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
}
