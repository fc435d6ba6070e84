import { watchGestures } from './gestures.ts';
import type { PictureShow } from './picture-show.ts';
import type { Point } from './zoom.ts';

const middle: Point = { x: 0, y: 0 };
const SCALE_STEP = 1.5;
/** How far an arrow key moves an enlarged picture. */
const MOVE_STEP_PX = 80;
/** The minimum length of a swipe to the next picture. */
const SWIPE_DISTANCE_PX = 50;

type Actions = Record<'close' | 'previous' | 'next' | 'zoomIn' | 'zoomOut', () => void>;

/** Connects buttons, keys, fingers, mouse and wheel to the viewer. */
export function controlViewer(dialog: HTMLDialogElement, pictures: PictureShow): void {
  const actions: Actions = {
    close: () => dialog.close(),
    previous: () => pictures.show(pictures.index() - 1),
    next: () => pictures.show(pictures.index() + 1),
    zoomIn: () => pictures.current()?.scale(SCALE_STEP, middle),
    zoomOut: () => pictures.current()?.scale(1 / SCALE_STEP, middle),
  };
  // In Arabic the next picture is to the left.
  const isRightToLeft = getComputedStyle(dialog).direction === 'rtl';
  const sides = isRightToLeft
    ? { left: actions.next, right: actions.previous }
    : { left: actions.previous, right: actions.next };
  controlByButtons(dialog, actions);
  controlByKeys(dialog, pictures, actions, sides);
  controlByGestures(dialog, pictures, sides);
}

/** The buttons appear when the mouse moves or after a tap. */
function controlByButtons(dialog: HTMLDialogElement, actions: Actions) {
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (button) actions[button.dataset['action'] as keyof Actions]();
  });
  dialog.addEventListener('pointermove', ({ pointerType }) => {
    if (pointerType === 'mouse') dialog.toggleAttribute('data-controls', true);
  });
}

/** Functions that show the picture to the left or right. */
type Sides = Record<'left' | 'right', () => void>;

function controlByKeys(dialog: HTMLDialogElement, pictures: PictureShow, actions: Actions, sides: Sides) {
  const isWhole = () => pictures.current()?.isWhole();
  const move = (x: number, y: number) => pictures.current()?.move({ x: x * MOVE_STEP_PX, y: y * MOVE_STEP_PX });
  const keys = new Map<string, () => void>([
    ['+', actions.zoomIn],
    ['=', actions.zoomIn],
    ['-', actions.zoomOut],
    ['0', () => pictures.current()?.showWhole()],
    ['ArrowLeft', () => (isWhole() ? sides.left() : move(1, 0))],
    ['ArrowRight', () => (isWhole() ? sides.right() : move(-1, 0))],
    ['ArrowUp', () => move(0, 1)],
    ['ArrowDown', () => move(0, -1)],
  ]);
  dialog.addEventListener('keydown', (event) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** Dragging moves an enlarged picture, or swipes from a whole one to the next. */
function controlByGestures(dialog: HTMLDialogElement, pictures: PictureShow, sides: Sides) {
  const stage = dialog.querySelector<HTMLElement>('[data-stage]') as HTMLElement;
  const isWhole = () => pictures.current()?.isWhole();
  let swiped = 0;
  watchGestures(stage, {
    move(by) {
      if (!isWhole()) return pictures.current()?.move(by);
      swiped += by.x;
      pictures.current()?.follow({ x: swiped, y: 0 });
    },
    scale: (factor, at, moved) => pictures.current()?.scale(factor, at, moved),
    tap(at) {
      if (isWhole()) dialog.toggleAttribute('data-controls');
      else pictures.current()?.move({ x: -at.x, y: -at.y });
    },
    doubleTap: (at) => (isWhole() ? pictures.current()?.showLargest(at) : pictures.current()?.showWhole()),
    release({ x, y }) {
      swiped = 0;
      if (!isWhole()) return;
      pictures.current()?.showWhole();
      if (Math.abs(x) <= Math.max(SWIPE_DISTANCE_PX, Math.abs(y))) return;
      if (x > 0) sides.left();
      else sides.right();
    },
  });
}
