/*
 * The gallery works by its links alone. The script for everything else is fetched at the first hover, focus or press, so
 * that visitors who only look need not load it.
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
  // If it fails, the press that follows handles it.
  const preload = () => run().catch(() => {});
  gallery.addEventListener('pointerover', preload, { once: true });
  gallery.addEventListener('focusin', preload, { once: true });
  gallery.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || opensElsewhere) return;
    event.preventDefault();
    const enlarges = 'enlarge' in link.dataset;
    if (enlarges) openBeforeScript(dialog, link);
    Promise.all([run(), enlarges && framePainted()]).then(
      ([follow]) => {
        // The visitor may have pressed Escape before the script arrived.
        if (dialog.open || !enlarges) follow(link);
      },
      () => {
        dialog.close();
        location.assign(link.href);
      },
    );
  });
}

/** Opens the viewer with the picture as the page shows it, so that a press on a slow line need not wait for the script. */
function openBeforeScript(dialog: HTMLDialogElement, link: HTMLAnchorElement) {
  const shown = link.querySelector('img');
  const picture = new Image();
  picture.src = shown?.currentSrc || link.href;
  picture.alt = shown?.alt ?? '';
  dialog.querySelector('[data-stage]')?.replaceChildren(picture);
  dialog.showModal();
}

/** Resolves after the next frame: the script's own work would delay it. */
function framePainted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
