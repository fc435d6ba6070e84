import { useRef, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import type { Toast, ToastStore } from './toast-store.ts';

const none: readonly Toast[] = [];

/** The words of the region itself. */
export interface ToastTexts {
  region: string;
  dismiss: string;
}

/**
 * Where toasts appear. It belongs into the first HTML, empty: a live region that arrives together with
 * its message is not announced.
 */
export function ToastRegion({ store, texts }: { store: ToastStore; texts: ToastTexts }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, () => none);
  const held = useRef({ pointer: false, focus: false });
  const cameFrom = useRef<EventTarget>(null);

  /** Time stands still while the pointer or the focus is on a toast, and runs again when neither is. */
  function hold(change: { pointer?: boolean; focus?: boolean }) {
    held.current = { ...held.current, ...change };
    if (held.current.pointer || held.current.focus) store.pause();
    else store.resume();
  }

  /** Before a toast goes, gives the focus to the next one, or back to where it came from. */
  function moveFocusOn(button: HTMLElement) {
    const buttons = [...(button.closest('[role=status]')?.querySelectorAll('button') ?? [])];
    const next = buttons.find((other) => other !== button);
    const target = next ?? cameFrom.current;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    // With the last toast goes what had the pointer and the focus, and with it the events that would say so.
    if (!next) hold({ pointer: false, focus: false });
  }

  return (
    <section className={styles.region} aria-label={texts.region}>
      <div
        className={styles.stack}
        role="status"
        aria-live="polite"
        aria-atomic="false"
        onPointerEnter={() => hold({ pointer: true })}
        onPointerLeave={() => hold({ pointer: false })}
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
          hold({ focus: true });
        }}
        onBlur={() => hold({ focus: false })}
      >
        {toasts.map((toast) => (
          <div key={toast.id} className={styles.toast}>
            <p className={styles.title}>{toast.title}</p>
            <p className={styles.description}>{toast.description}</p>
            <button
              type="button"
              className={styles.dismiss}
              aria-label={texts.dismiss}
              onClick={(event) => {
                moveFocusOn(event.currentTarget);
                store.dismiss(toast.id);
              }}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
