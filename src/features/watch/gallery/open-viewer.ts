import { watchGestures } from './gestures.ts';
import type { Point } from './zoom.ts';
import { showPicture, type ViewerPicture, type ZoomablePicture } from './zoomable-picture.ts';

const middle: Point = { x: 0, y: 0 };
const SCALE_STEP = 1.5;
/** How far an arrow key moves an enlarged picture. */
const MOVE_STEP_PX = 80;
/** How far a swipe must run to show the next picture. */
const SWIPE_DISTANCE_PX = 50;

/**
 * What fills the window to look closer. Escape closes it and so does Back, for which it has an entry of its own in the
 * session history.
 *
 * @param dialog as `viewer.tsx` renders it
 * @param onClose is told which picture was shown last
 */
export function createViewer(dialog: HTMLDialogElement, pictures: ViewerPicture[], onClose: (index: number) => void) {
  const stage = dialog.querySelector<HTMLElement>('[data-stage]') as HTMLElement;
  const direction = getComputedStyle(dialog).direction === 'rtl' ? -1 : 1;
  // An entry that was left over by a reload is not this page's.
  const isOwnEntry = () => history.state?.viewer === performance.timeOrigin;
  let index = 0;
  let shown: ZoomablePicture | undefined;
  let swiped = middle;

  function show(next: number) {
    const picture = pictures[next];
    if (!picture) return;
    index = next;
    swiped = middle;
    shown = showPicture(stage, picture, updateControls);
    showCaption(dialog, picture, pictures.length > 1 ? `${index + 1} / ${pictures.length}` : '');
    updateControls();
  }

  function updateControls() {
    const useless = {
      previous: index === 0,
      next: index === pictures.length - 1,
      zoomOut: shown?.isWhole(),
      zoomIn: shown?.isLargest(),
    };
    for (const [action, isUseless] of Object.entries(useless)) {
      // Not `disabled`, which would take the focus away.
      dialog.querySelector(`[data-action=${action}]`)?.setAttribute('aria-disabled', String(isUseless));
    }
  }

  const actions: Record<string, () => void> = {
    close: () => dialog.close(),
    previous: () => show(index - 1),
    next: () => show(index + 1),
    zoomIn: () => shown?.scale(SCALE_STEP, middle),
    zoomOut: () => shown?.scale(1 / SCALE_STEP, middle),
  };

  /** Moves an enlarged picture by an arrow key; of a whole one it shows the next. */
  function look(x: number, y: number) {
    if (!shown?.isWhole()) shown?.move({ x: -x * MOVE_STEP_PX, y: -y * MOVE_STEP_PX });
    else if (x) show(index + x * direction);
  }

  const keys = new Map([
    ['+', actions['zoomIn']],
    ['=', actions['zoomIn']],
    ['-', actions['zoomOut']],
    ['0', () => shown?.showWhole()],
    ['ArrowLeft', () => look(-1, 0)],
    ['ArrowRight', () => look(1, 0)],
    ['ArrowUp', () => look(0, -1)],
    ['ArrowDown', () => look(0, 1)],
  ]);

  watchGestures(stage, {
    move(by) {
      if (!shown?.isWhole()) return shown?.move(by);
      swiped = { x: swiped.x + by.x, y: 0 };
      shown.follow(swiped);
    },
    scale: (factor, at, moved) => shown?.scale(factor, at, moved),
    tap(at) {
      if (shown?.isWhole()) dialog.toggleAttribute('data-controls');
      else shown?.move({ x: -at.x, y: -at.y });
    },
    doubleTap: (at) => (shown?.isWhole() ? shown.showLargest(at) : shown?.showWhole()),
    release({ x, y }) {
      if (!shown?.isWhole()) return;
      swiped = middle;
      shown.showWhole();
      if (Math.abs(x) > Math.max(SWIPE_DISTANCE_PX, Math.abs(y))) show(index - Math.sign(x) * direction);
    },
  });

  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (button) actions[button.dataset['action'] ?? '']?.();
  });
  dialog.addEventListener('keydown', (event) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  dialog.addEventListener('pointermove', ({ pointerType }) => {
    if (pointerType === 'mouse') dialog.toggleAttribute('data-controls', true);
  });
  dialog.addEventListener('close', () => {
    // A quick press has opened it again before the event came.
    if (dialog.open) return;
    onClose(index);
    if (isOwnEntry()) history.back();
  });
  addEventListener('popstate', () => {
    if (!isOwnEntry()) dialog.close();
    else if (!dialog.open) open(index);
  });
  addEventListener('resize', () => {
    if (dialog.open) shown?.refit();
  });

  function open(at: number) {
    dialog.removeAttribute('data-controls');
    // A press has opened it already: `load-gallery.ts`.
    if (!dialog.open) dialog.showModal();
    show(at);
    if (!isOwnEntry()) history.pushState({ viewer: performance.timeOrigin }, '');
  }
  return { open };
}

/** Says which picture is shown. The caption is a live region. */
function showCaption(dialog: HTMLElement, { caption }: ViewerPicture, position: string) {
  const count = document.createElement('bdi');
  count.dir = 'ltr';
  count.textContent = position;
  dialog.querySelector('[data-caption]')?.replaceChildren(...caption.map((node) => node.cloneNode(true)), ' ', count);
}
