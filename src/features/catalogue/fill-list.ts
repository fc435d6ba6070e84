import styles from './plates.module.css';

/** A list of no more items than this is filled at once. */
const few = 48;

/** How many items a longer list begins with, if no more of them are in reach. */
const beginning = 6;

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
 * @returns the list: another element in place of the one given if there were or will be many items
 */
export function fillList(list: HTMLElement, items: readonly HTMLElement[]): Filling {
  if (Math.max(list.childElementCount, items.length) > few) return fillByPortions(list, items);
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

function fillByPortions(old: HTMLElement, items: readonly HTMLElement[]): Filling {
  const first = Math.max(beginning, countInReach(old));
  const list = old.cloneNode() as HTMLElement;
  list.hidden = items.length === 0;
  list.append(...items.slice(0, first));
  old.classList.add(styles['leaving'] ?? '');
  old.removeAttribute('id');
  old.after(list);
  const steps = clearAndFill(old, list, items.slice(first));
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

/** How many items a visitor has scrolled past or sees or will see next: as many must be there to keep the place. */
function countInReach(list: HTMLElement): number {
  const { top, height } = list.getBoundingClientRect();
  return height > 0 ? Math.ceil((list.childElementCount * (2 * innerHeight - top)) / height) : 0;
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
