import { Icon } from '../icon/icon.tsx';
import styles from './dialog-head.module.css';

interface DialogHeadProps {
  /** The id of the title, by which the dialog is labelled. */
  id: string;
  title: string;
  /** What the button is called that closes the dialog. */
  close: string;
  className?: string | undefined;
}

/** A dialog's title, and the button that closes it. */
export function DialogHead({ id, title, close, className = '' }: DialogHeadProps) {
  return (
    <div className={`${styles.head} ${className}`}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <button
        type="button"
        className={styles.close}
        aria-label={close}
        data-needs-script
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
