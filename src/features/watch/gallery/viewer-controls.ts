import { controlByPointer, controlByWheel } from './gestures.ts';
import type { ViewerStage } from './viewer-stage.ts';
import { middle } from './zoom.ts';

const SCALE_STEP = 1.5;
/** How far an arrow key moves an enlarged picture. */
const MOVE_STEP_PX = 80;

/** Connects buttons, keys, fingers, mouse and wheel to the viewer. */
export function controlViewer(dialog: HTMLDialogElement, stage: ViewerStage, step: (by: 1 | -1) => void): void {
  const actions = {
    close: () => dialog.close(),
    previous: () => step(-1),
    next: () => step(1),
    zoomIn: () => stage.scale(SCALE_STEP, middle),
    zoomOut: () => stage.scale(1 / SCALE_STEP, middle),
  };
  const isRightToLeft = document.dir === 'rtl';
  // In Arabic the next picture is to the left.
  const showBeside = (side: 'left' | 'right') => step((side === 'left') === isRightToLeft ? 1 : -1);
  const keys = new Map([
    ['+', actions.zoomIn],
    ['=', actions.zoomIn],
    ['-', actions.zoomOut],
    ['0', stage.showWhole],
    ['ArrowLeft', () => (stage.isWhole() ? showBeside('left') : stage.move({ x: MOVE_STEP_PX, y: 0 }))],
    ['ArrowRight', () => (stage.isWhole() ? showBeside('right') : stage.move({ x: -MOVE_STEP_PX, y: 0 }))],
    ['ArrowUp', () => stage.move({ x: 0, y: MOVE_STEP_PX })],
    ['ArrowDown', () => stage.move({ x: 0, y: -MOVE_STEP_PX })],
  ]);

  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (button) actions[button.dataset['action'] as keyof typeof actions]();
  });
  dialog.addEventListener('keydown', (event) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  // The buttons appear when the mouse moves or after a tap.
  dialog.addEventListener('pointermove', ({ pointerType }) => {
    if (pointerType === 'mouse') dialog.toggleAttribute('data-controls', true);
  });
  controlByPointer(dialog, stage, showBeside);
  controlByWheel(stage);
}
