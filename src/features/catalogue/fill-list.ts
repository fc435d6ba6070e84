import styles from './plates.module.css';

/** A list of no more items than this is filled at once. */
export const few = 48;

/** The smallest room that an item takes, in square pixels: as a plate on a phone. */
const smallestItem = 320 * 540;

/** How many items follow in each frame: a slow phone still answers in between. */
const portion = 100;

/** A list that is filled, maybe not yet to its end. */
export interface Filling {
  list: HTMLElement;
  /** Leaves it at what it has. */
  stop: () => void;
}

/**
 * Makes these elements a list's items, in this order. Of many, those in reach are there at the next paint, and the
 * others follow frame by frame: to exchange two thousand plates at once takes a phone more than a second.
 *
 * @param inReach as {@link countInReach} found it before anything on the page was changed; else it is counted now, if it
 * matters
 * @returns the list: another element in place of the one given if there were or will be many items
 */
export function fillList(list: HTMLElement, items: readonly HTMLElement[], inReach?: number): Filling {
  if (Math.max(list.childElementCount, items.length) > few)
    return fillByPortions(list, items, inReach ?? countInReach(list));
  arrange(list, items);
  list.hidden = items.length === 0;
  return { list, stop: () => {} };
}

/** Moves no item that can stay: what a visitor looks at keeps its place, though others before it come or go. */
function arrange(list: HTMLElement, items: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(items);
  for (const item of [...list.children]) if (!wanted.has(item)) item.remove();
  let next = list.firstElementChild;
  for (const item of items) {
    if (item === next) next = next.nextElementSibling;
    else list.insertBefore(item, next);
  }
}

function fillByPortions(old: HTMLElement, items: readonly HTMLElement[], inReach: number): Filling {
  const list = old.cloneNode() as HTMLElement;
  list.hidden = items.length === 0;
  list.append(...items.slice(0, inReach));
  old.classList.add(styles['leaving'] ?? '');
  old.removeAttribute('id');
  old.after(list);
  const steps = clearAndFill(old, list, items.slice(inReach));
  let stopped = false;
  const proceed = () => {
    if (!stopped && !steps.next().done) afterPaint(proceed);
  };
  afterPaint(proceed);
  const stop = () => {
    stopped = true;
    old.remove();
  };
  return { list, stop };
}

/** What is left to do once the first items are seen, in steps that each fit into a frame. */
function* clearAndFill(old: HTMLElement, list: HTMLElement, items: readonly HTMLElement[]): Generator<void> {
  // To take out what is laid out takes six times as long as to hide it first and then take it out.
  old.hidden = true;
  yield;
  old.remove();
  for (let filled = 0; filled < items.length; filled += portion) {
    yield;
    list.append(...items.slice(filled, filled + portion));
  }
}

/** How many items a visitor has scrolled past, and sees or will see next: as many must be there to keep the place. */
export function countInReach(list: HTMLElement): number {
  const { top, height } = list.getBoundingClientRect();
  const past = height > 0 ? (list.childElementCount * Math.max(0, -top)) / height : 0;
  const inTwoWindows = (2 * innerWidth * innerHeight) / smallestItem;
  return Math.ceil(past + inTwoWindows);
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
