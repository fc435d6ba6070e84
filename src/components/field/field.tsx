import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** A note beside the label, such as `Optional`. */
  note?: string;
}

/** A labelled one-line field. */
export function Field({ label, note, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} label={label} note={note} required={input.required} />
      <input id={id} className={styles.control} {...input} />
    </div>
  );
}

/** A labelled field of several lines. */
export function TextAreaField({ label, note, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} label={label} note={note} required={textarea.required} />
      <textarea id={id} className={styles.control} {...textarea} />
    </div>
  );
}

interface FieldLabelProps {
  htmlFor: string;
  label: string;
  note: string | undefined;
  required: boolean | undefined;
}

function FieldLabel({ htmlFor, label, note, required }: FieldLabelProps) {
  return (
    <label className={styles.label} htmlFor={htmlFor}>
      {label}
      {required && <RequiredMark />}
      {note && <span className={styles.note}> ({note})</span>}
    </label>
  );
}

/** What the mark means, before the first field. Screen readers hear it from each field itself. */
export function RequiredLegend({ children }: { children: ReactNode }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      <RequiredMark /> {children}
    </p>
  );
}

/** The mark of a required field. */
function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}
