import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** A word beside the label, such as `Optional`. */
  note?: string;
  /** What the mark of a required field stands for, for those who don't see it. */
  requiredText?: string;
}

/** A labelled one-line field. */
export function Field({ label, note, requiredText, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} label={label} note={note} requiredText={input.required ? requiredText : undefined} />
      <input id={id} className={styles.control} {...input} />
    </div>
  );
}

/** A labelled field of several lines. */
export function TextAreaField({ label, note, requiredText, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} label={label} note={note} requiredText={textarea.required ? requiredText : undefined} />
      <textarea id={id} className={styles.control} {...textarea} />
    </div>
  );
}

interface FieldLabelProps {
  htmlFor: string;
  label: string;
  note: string | undefined;
  requiredText: string | undefined;
}

function FieldLabel({ htmlFor, label, note, requiredText }: FieldLabelProps) {
  return (
    <label className={styles.label} htmlFor={htmlFor}>
      {label}
      {requiredText && (
        <span className={styles.required} title={requiredText} aria-hidden="true">
          *
        </span>
      )}
      {note && <span className={styles.note}> ({note})</span>}
    </label>
  );
}
