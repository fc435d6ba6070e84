import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Words } from '../../i18n/pick-words.ts';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';

const TOAST_DURATION_MS = 5000;

/** A short message that disappears by itself. */
export interface Toast {
  title: string;
  description?: string;
  /** What the visitor can do about it, such as undo it. */
  action?: { label: string; onPress: () => void };
}

interface WithToastProps {
  words: Words<'error' | 'toast'>;
  children: (showToast: (toast: Toast) => void) => ReactNode;
}

/** Wraps an island that shows toasts, one at a time. An error in the island leaves the toast in place. */
export function WithToast({ words, children }: WithToastProps) {
  const [shown, setShown] = useState<Toast & { id: number }>();
  const showToast = (toast: Toast) => setShown((before) => ({ ...toast, id: (before?.id ?? 0) + 1 }));
  return (
    // One root element: `client:visible` observes every child of an island, and the toast region is always visible.
    <div>
      <ErrorBoundary words={words.error}>{children(showToast)}</ErrorBoundary>
      <section className={styles.region} aria-label={words.toast.region}>
        {/* In the initial HTML, and empty: screen readers do not announce a live region that is added with its message. */}
        <div role="status">
          {shown && (
            <ToastMessage
              key={shown.id}
              toast={shown}
              dismissLabel={words.toast.dismiss}
              onDismiss={() => setShown(undefined)}
            />
          )}
        </div>
      </section>
    </div>
  );
}

interface ToastMessageProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}

/** The timer pauses while the pointer or the focus is on the toast. */
function ToastMessage({ toast: { title, description, action }, dismissLabel, onDismiss }: ToastMessageProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  useDismissTimer(onDismiss, isHovered || isFocused);

  function dismiss() {
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    onDismiss();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
    >
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onPress();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Calls `onDismiss` after `TOAST_DURATION_MS`. The timer pauses while `isHeld`. */
function useDismissTimer(onDismiss: () => void, isHeld: boolean) {
  const dismiss = useEffectEvent(onDismiss);
  const remainingMs = useRef(TOAST_DURATION_MS);
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismiss(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isHeld]);
}
