import { useRef, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import type { Toast, ToastStore } from './toast-store.ts';

const none: readonly Toast[] = [];

/** The texts of the region itself. */
export interface ToastTexts {
  region: string;
  dismiss: string;
}

/**
 * The live region in which toasts appear. It must be in the first HTML, and empty: screen readers do not announce a live
 * region that is added together with its message.
 */
export function ToastRegion({ store, texts }: { store: ToastStore; texts: ToastTexts }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, () => none);
  const held = useRef({ pointer: false, focus: false });
  const cameFrom = useRef<EventTarget>(null);

  /** Pauses all toasts while the pointer or the focus is on one of them. */
  function hold(change: { pointer?: boolean; focus?: boolean }) {
    held.current = { ...held.current, ...change };
    if (held.current.pointer || held.current.focus) store.pause();
    else store.resume();
  }

  /** Moves the focus to the next toast, or back to where it came from, before this toast is removed. */
  function moveFocusOn(button: HTMLElement) {
    const buttons = [...(button.closest('[role=status]')?.querySelectorAll('button') ?? [])];
    const next = buttons.find((other) => other !== button);
    const target = next ?? cameFrom.current;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    // When the last toast is removed, no `pointerleave` or `blur` follows.
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
