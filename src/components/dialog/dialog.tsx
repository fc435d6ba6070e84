import clsx from 'clsx';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

interface DialogProps extends ComponentProps<'dialog'> {
  isOpen: boolean;
  /** Called after the dialog has been closed in whatever way: Escape, its button, a press outside, a `method="dialog"` form. */
  onClose: () => void;
  /** The heading, also the accessible name. */
  title: string;
  closeLabel: string;
  headClassName?: string | undefined;
}

/**
 * A modal dialog with a title and a button that closes it. Where the browser supports it, a press outside and Android's Back
 * close it too.
 */
export function Dialog({ isOpen, title, closeLabel, headClassName, children, ...attributes }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} aria-labelledby={titleId} closedby="any" {...attributes}>
      <div className={clsx(styles.head, headClassName)}>
        <h2 className={clsx('title-s', styles.title)} id={titleId}>
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
    </dialog>
  );
}
