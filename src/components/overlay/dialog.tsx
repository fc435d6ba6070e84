import clsx from 'clsx';
import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import overlay from './overlay.module.css';

interface DialogProps extends ComponentProps<'dialog'> {
  isOpen: boolean;
  /** Called after the dialog has been closed in whatever way: Escape, its button, a press outside, a `method="dialog"` form. */
  onClose: () => void;
  /** The heading, also the accessible name. */
  title: string;
  closeLabel: string;
  /** Says where it lies. */
  className: string | undefined;
}

/**
 * A modal dialog with a title and a button that closes it. Where the browser supports it, a press outside and Android's Back
 * close it too.
 */
export function Dialog({ isOpen, title, closeLabel, className, children, ...attributes }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
    dialog.current?.showModal();
  }, [isOpen]);
  // Before it is removed, so that all who listen hear of it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={clsx(overlay.overlay, className)}
      aria-labelledby={titleId}
      closedby="any"
      {...attributes}
    >
      <div className={styles.head}>
        <h2 className={clsx('title-s', styles.heading)} id={titleId}>
          {title}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={closeLabel}
          data-needs-script
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
      <div aria-live="polite" data-toasts />
    </dialog>
  );
}
