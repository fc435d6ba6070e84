import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import { openDialog } from './open-dialog.ts';

interface DialogProps {
  isOpen: boolean;
  /** Called after Escape, Back, the close button or a click outside has closed the dialog. */
  onClose: () => void;
  /** The heading, also the accessible name. */
  title: string;
  closeLabel: string;
  className?: string | undefined;
  headClassName?: string | undefined;
  children: ReactNode;
}

/** A modal dialog with a title and a button that closes it. */
export function Dialog({ isOpen, onClose, title, closeLabel, className, headClassName, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useEffect(() => {
    if (!dialog.current || dialog.current.open === isOpen) return;
    if (isOpen) openDialog(dialog.current);
    else dialog.current.close();
  }, [isOpen]);
  return (
    // With `closedby`, a click outside would also click what is below it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={titleId}
      onClick={({ target }) => target === dialog.current && close()}
      onClose={onClose}
    >
      <div className={clsx(styles.head, headClassName)}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} data-needs-script onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
