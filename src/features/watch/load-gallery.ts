/*
 * The gallery works by its links alone. What it does beyond them comes with the first hover, focus or press: who only
 * looks is spared it.
 */
const gallery = document.querySelector<HTMLElement>('[data-gallery]');
const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]');
if (gallery && dialog) loadWhenWanted(gallery, dialog);

function loadWhenWanted(gallery: HTMLElement, dialog: HTMLDialogElement) {
  let running: Promise<(link: HTMLAnchorElement) => void> | undefined;
  function run() {
    running ??= import('./run-gallery.ts').then(({ runGallery }) => runGallery(gallery, dialog));
    return running;
  }
  // If it fails, the press that follows finds out.
  const loadAhead = () => run().catch(() => {});
  gallery.addEventListener('pointerover', loadAhead, { once: true });
  gallery.addEventListener('focusin', loadAhead, { once: true });
  gallery.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || opensElsewhere) return;
    event.preventDefault();
    run().then(
      (follow) => follow(link),
      () => location.assign(link.href),
    );
  });
}
