import clsx from 'clsx';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Words } from '../../content/words/translate.ts';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import { Icon } from '../icon/icon.tsx';
import overlay from '../overlay/overlay.module.css';
import styles from './toast.module.css';

const TOAST_DURATION_MS = 5000;

/** A short message that disappears by itself, unless it offers an action or is persistent. */
export interface Toast {
  title: string;
  description?: string | undefined;
  /** What the visitor can do about it, such as undo it. */
  action?: { label: string; onPress: () => void };
  /** Stays until the visitor dismisses it, because the page says it nowhere else. */
  isPersistent?: boolean;
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

/** Wraps an island that shows toasts in the {@link ToastRegion}, one at a time. An error in the island leaves the toast in place. */
export function WithToast({ words, children }: WithToastProps) {
  const [shown, setShown] = useState<Toast & { id: number }>();
  const showToast = useCallback((toast: Toast) => setShown((before) => ({ ...toast, id: (before?.id ?? 0) + 1 })), []);
  return (
    <ShowToast value={showToast}>
      {/* One root element, because `client:visible` observes every child of an island. */}
      <div>
        <ErrorBoundary words={words.error}>{children}</ErrorBoundary>
        {shown && (
          <ToastMessage
            key={shown.id}
            toast={shown}
            dismissLabel={words.toast.dismiss}
            onDismiss={() => setShown(undefined)}
          />
        )}
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
  const region = useRegion();
  /** What had the focus before the toast. */
  const earlier = useRef<HTMLElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  const isPersistent = toast.isPersistent || action !== undefined;
  // Above an open dialog. Browsers without popovers show it in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another region has a new element
  useEffect(() => message.current?.showPopover?.(), [region]);

  useEffect(() => {
    if (isPersistent) return;
    // Not while the visitor points at it, or is in it by keyboard.
    const isInUse = () => message.current?.matches(':is(:hover, :focus-within)');
    const timer = setInterval(() => isInUse() || dismiss(), TOAST_DURATION_MS);
    return () => clearInterval(timer);
  }, [isPersistent]);

  function rememberFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) earlier.current = relatedTarget;
  }

  function dismissByHand() {
    // The pressed button is removed with the toast.
    if (message.current?.contains(document.activeElement)) earlier.current?.focus({ preventScroll: true });
    onDismiss();
  }

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus comes from
    <div
      ref={message}
      className={clsx('screen-only', overlay.overlay, styles.toast)}
      data-place="corner"
      data-ground="night"
      popover="manual"
      onFocus={rememberFocus}
    >
      <p className={clsx('lead', styles.heading)}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {links && <p className={clsx('cluster', styles.description, styles.links)}>{links}</p>}
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
    </div>,
    region,
  );
}

/** @returns the page's region, or the one of an open dialog, because all outside of that is inert */
function useRegion(): Element {
  const [region, setRegion] = useState(findRegion);
  useEffect(() => {
    const dialog = region.closest('dialog');
    const leave = () => setRegion(findRegion());
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [region]);
  return region;
}

function findRegion(): Element {
  return (
    document.querySelector('dialog[open] [data-toasts]') ??
    document.querySelector('[role=status][data-toasts]') ??
    document.body
  );
}
