import { useSyncExternalStore } from 'react';
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
  return (
    <section className={styles.region} aria-label={texts.region}>
      <div
        className={styles.stack}
        role="status"
        aria-live="polite"
        aria-atomic="false"
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={store.resume}
      >
        {toasts.map((toast) => (
          <div key={toast.id} className={styles.toast}>
            <p className={styles.title}>{toast.title}</p>
            <p className={styles.description}>{toast.description}</p>
            <button
              type="button"
              className={styles.dismiss}
              aria-label={texts.dismiss}
              onClick={() => {
                store.dismiss(toast.id);
                // The button that had the pointer or the focus is gone, and with it the event that would resume.
                store.resume();
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
