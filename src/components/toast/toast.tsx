import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Words } from '../../i18n/pick-words.ts';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';

const TOAST_DURATION_MS = 5000;

/** A short message that disappears by itself, unless it offers an action. */
export interface Toast {
  title: string;
  description?: string | undefined;
  /** What the visitor can do about it, such as undo it. */
  action?: { label: string; onPress: () => void };
  /** Other ways to reach the shop. */
  ways?: { text: string; links: { label: string; href: string }[] } | undefined;
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
    // One root element, because `client:visible` observes every child of an island.
    <div>
      <ErrorBoundary words={words.error}>{children(showToast)}</ErrorBoundary>
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
  );
}

interface ToastMessageProps {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}

function ToastMessage({ toast: { title, description, action, ways }, dismissLabel, onDismiss }: ToastMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  const waits = action !== undefined;
  useEffect(() => {
    // Above an open dialog. Browsers without popovers show it in its place.
    message.current?.showPopover?.();
    if (waits) return;
    // Not while one of its buttons has the focus.
    const isInUse = () => message.current?.matches(':focus-within');
    const timer = setInterval(() => isInUse() || dismiss(), TOAST_DURATION_MS);
    return () => clearInterval(timer);
  }, [waits]);

  return (
    <div ref={message} className={clsx('screen-only', styles.toast)} popover="manual" data-ground="night">
      <p className={clsx('lead', styles.title)}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {ways && (
        <p className={styles.description}>
          {ways.text}{' '}
          {ways.links.map(({ label, href }) => (
            <a key={href} className={styles.way} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
      {action && (
        <button
          type="button"
          className={clsx('text-button', styles.action)}
          onClick={() => {
            action.onPress();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={clsx('icon-button', styles.dismiss)}
        aria-label={dismissLabel}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
