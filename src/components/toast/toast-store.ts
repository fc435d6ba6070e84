/** A short message that disappears by itself. */
export interface Toast {
  id: number;
  title: string;
  description: string;
}

/** How long a toast is shown (specification, section 9). */
const TOAST_DURATION_MS = 5000;

/** More toasts than this would cover the page. */
const MAX_TOASTS = 3;

interface ToastTimer {
  timeout: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds since the epoch. */
  endsAt: number;
  remainingMs: number;
}

/**
 * The toasts on screen, oldest first, each with the timer that removes it. Adding a toast that is already shown restarts
 * its timer instead of showing the same text twice.
 */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const timers = new Map<number, ToastTimer>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function run(id: number, durationMs: number) {
    const timeout = paused ? undefined : setTimeout(() => dismiss(id), durationMs);
    timers.set(id, { timeout, endsAt: Date.now() + durationMs, remainingMs: durationMs });
  }

  function stop(id: number) {
    clearTimeout(timers.get(id)?.timeout);
    timers.delete(id);
  }

  function add(title: string, description: string) {
    const same = toasts.find((toast) => toast.title === title && toast.description === description);
    const toast = { id: nextId++, title, description };
    const kept = toasts.filter((other) => other !== same).slice(1 - MAX_TOASTS);
    for (const other of toasts) if (!kept.includes(other)) stop(other.id);
    run(toast.id, TOAST_DURATION_MS);
    publish([...kept, toast]);
  }

  function dismiss(id: number) {
    stop(id);
    publish(toasts.filter((toast) => toast.id !== id));
  }

  /** Stops every timer, so that no toast disappears while somebody reads. */
  function pause() {
    if (paused) return;
    paused = true;
    for (const current of timers.values()) {
      clearTimeout(current.timeout);
      current.remainingMs = current.endsAt - Date.now();
    }
  }

  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, { remainingMs }] of timers) run(id, remainingMs);
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
