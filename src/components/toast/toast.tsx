import clsx from 'clsx';
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Words } from '../../content/words/translate.ts';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';

const TOAST_DURATION_MS = 5000;

/** A short message that disappears by itself, unless it offers an action or waits. */
export interface Toast {
  title: string;
  description?: string | undefined;
  /** What the visitor can do about it, such as undo it. */
  action?: { label: string; onPress: () => void };
  /** Stays until the visitor dismisses it, because the page says it nowhere else. */
  waits?: boolean;
  /** A last line, such as links to other ways to reach the shop. */
  links?: ReactNode;
}

const ShowToast = createContext<(toast: Toast) => void>(() => {});

/** The function that shows a toast, in an island within {@link WithToast}. */
export function useToast(): (toast: Toast) => void {
  return use(ShowToast);
}

interface WithToastProps {
  words: Words<'error' | 'toast'>;
  children: ReactNode;
}

/** Wraps an island that shows toasts, one at a time. An error in the island leaves the toast in place. */
export function WithToast({ words, children }: WithToastProps) {
  const [shown, setShown] = useState<Toast & { id: number }>();
  const showToast = useCallback((toast: Toast) => setShown((before) => ({ ...toast, id: (before?.id ?? 0) + 1 })), []);
  return (
    <ShowToast value={showToast}>
      {/* One root element, because `client:visible` observes every child of an island. */}
      <div>
        <ErrorBoundary words={words.error}>{children}</ErrorBoundary>
        <section aria-label={words.toast.region}>
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
    </ShowToast>
  );
}

interface ToastMessageProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}

function ToastMessage({ toast, dismissLabel, onDismiss }: ToastMessageProps) {
  const { title, description, action, links } = toast;
  const message = useRef<HTMLDivElement>(null);
  /** What had the focus before the toast. */
  const earlier = useRef<HTMLElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  const waits = toast.waits || action !== undefined;
  useEffect(() => {
    const element = message.current;
    if (!element) return;
    // Above an open dialog. Browsers without popovers show it in its place.
    element.showPopover?.();
    element.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) earlier.current = relatedTarget;
    });
    if (waits) return;
    // Not while the visitor points at it, or is in it by keyboard.
    const isInUse = () => element.matches(':is(:hover, :focus-within)');
    const timer = setInterval(() => isInUse() || dismiss(), TOAST_DURATION_MS);
    return () => clearInterval(timer);
  }, [waits]);

  function dismissByHand() {
    // The pressed button is removed with the toast.
    if (message.current?.contains(document.activeElement)) earlier.current?.focus({ preventScroll: true });
    onDismiss();
  }

  return (
    <div ref={message} className={clsx('screen-only', styles.toast)} popover="manual" data-ground="night">
      <p className={clsx('lead', styles.title)}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {links && <p className={clsx('tall-links', styles.description)}>{links}</p>}
      {action && (
        <button
          type="button"
          className={clsx('text-button', styles.action)}
          onClick={() => {
            action.onPress();
            dismissByHand();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={clsx('icon-button', styles.dismiss)}
        aria-label={dismissLabel}
        onClick={dismissByHand}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
