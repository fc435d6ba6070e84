import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import { openDialog } from './open-dialog.ts';

interface DialogProps {
  isOpen: boolean;
  /** Called when Escape, Back, its button or a press beside it has closed the dialog. */
  onClose: () => void;
  /** Its heading, which names it. */
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
    // With `closedby`, the press beside the dialog would also press what lies below it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
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
