/*
 * The gallery works with plain links. The rest of its script is fetched on the first hover, focus or click, so that visitors
 * who do not use it do not load it.
 */
const gallery = document.querySelector('[data-gallery]') as HTMLElement;
const dialog = document.querySelector('[data-viewer]') as HTMLDialogElement;
let running: Promise<(link: HTMLAnchorElement) => void> | undefined;

function run() {
  running ??= import('./run-gallery.ts').then(({ runGallery }) => runGallery(gallery, dialog));
  return running;
}

// A failure is handled by the next click.
const preload = () => run().catch(() => {});
for (const interest of ['pointerover', 'focusin']) gallery.addEventListener(interest, preload, { once: true });
gallery.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere) return;
  event.preventDefault();
  const enlarges = 'enlarge' in link.dataset;
  if (enlarges) openBeforeScript(link);
  Promise.all([run(), enlarges && framePainted()]).then(
    ([follow]) => {
      // The visitor may have pressed Escape before the script loaded.
      if (dialog.open || !enlarges) follow(link);
    },
    () => {
      dialog.close();
      location.assign(link.href);
    },
  );
});

/** Opens the viewer with the picture of the page, so that on slow connections a click does not wait for the script. */
function openBeforeScript(link: HTMLAnchorElement) {
  const shown = link.querySelector('img');
  const picture = new Image();
  picture.src = shown?.currentSrc || link.href;
  picture.alt = shown?.alt ?? '';
  dialog.querySelector('[data-stage]')?.replaceChildren(picture);
  dialog.showModal();
}

/** Resolves after the next frame, which the script's work would otherwise delay. */
function framePainted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
