/** A short message that goes by itself. */
export interface Toast {
  id: number;
  title: string;
  description: string;
}

/** How long a toast stands (specification, section 9). */
export const toastDuration = 5000;

/** More than this at once would cover the page. */
const most = 3;

/**
 * The toasts on screen, oldest first, with the clock that takes each away.
 *
 * Saying what is already said starts its time anew, instead of stacking the same words.
 */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const clocks = new Map<number, { timer: ReturnType<typeof setTimeout> | undefined; endsAt: number; left: number }>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function run(id: number, milliseconds: number) {
    const timer = paused ? undefined : setTimeout(() => dismiss(id), milliseconds);
    clocks.set(id, { timer, endsAt: Date.now() + milliseconds, left: milliseconds });
  }

  function stop(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  }

  function add(title: string, description: string) {
    const twin = toasts.find((toast) => toast.title === title && toast.description === description);
    const toast = { id: nextId++, title, description };
    const kept = toasts.filter((other) => other !== twin).slice(1 - most);
    for (const other of toasts) if (!kept.includes(other)) stop(other.id);
    run(toast.id, toastDuration);
    publish([...kept, toast]);
  }

  function dismiss(id: number) {
    stop(id);
    publish(toasts.filter((toast) => toast.id !== id));
  }

  /** Stops every clock: while somebody reads, nothing goes. */
  function pause() {
    if (paused) return;
    paused = true;
    for (const [, clock] of clocks) {
      clearTimeout(clock.timer);
      clock.left = clock.endsAt - Date.now();
    }
  }

  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, clock] of clocks) run(id, clock.left);
  }

  return {
    add,
    dismiss,
    pause,
    resume,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
