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
        // Escape may have been faster than the script.
        if (dialog.open || !enlarges) follow(link);
      },
      () => {
        dialog.close();
        location.assign(link.href);
      },
    );
  });
}

/** Opens the viewer with the picture as the page shows it: a finger on a slow line must not wait for the script. */
function openBeforeScript(dialog: HTMLDialogElement, link: HTMLAnchorElement) {
  const shown = link.querySelector('img');
  const picture = new Image();
  picture.src = shown?.currentSrc || link.href;
  picture.alt = shown?.alt ?? '';
  dialog.querySelector('[data-stage]')?.replaceChildren(picture);
  dialog.showModal();
}

/** What the script does with the picture would hold the first frame back. */
function framePainted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
