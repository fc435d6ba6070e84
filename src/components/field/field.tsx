import clsx from 'clsx';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { isolateLatin } from '../left-to-right/left-to-right.tsx';
import styles from './field.module.css';

/** The server's errors by field name. Each field shows its own. */
export const FieldErrors = createContext<Record<string, string>>({});

interface FieldProps {
  label: string;
  /** A note beside the label, such as `Optional`. */
  note?: string;
  className?: string | undefined;
}

/** A labelled one-line field. */
export function Field({ label, note, className, ...input }: FieldProps & ComponentProps<'input'>) {
  const { id, control, error } = useControl(input.name);
  return (
    <div className={clsx(styles.field, className)}>
      <FieldLabel htmlFor={id} label={label} note={note} required={input.required} />
      <input {...control} {...input} />
      {error}
    </div>
  );
}

/** A labelled field of several lines. It grows with its text in browsers that support `field-sizing`. */
export function TextAreaField({ label, note, className, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  const { id, control, error } = useControl(textarea.name);
  return (
    <div className={clsx(styles.field, className)}>
      <FieldLabel htmlFor={id} label={label} note={note} required={textarea.required} />
      <textarea {...control} {...textarea} />
      {error}
    </div>
  );
}

/** The attributes of a field's control, and its error message. */
function useControl(name: string | undefined) {
  const id = useId();
  const sentence = use(FieldErrors)[name ?? ''];
  if (!sentence) return { id, control: { id, className: styles.control } };
  const errorId = `${id}-error`;
  return {
    id,
    control: { id, className: styles.control, 'aria-invalid': true, 'aria-describedby': errorId },
    error: (
      <p className={styles.error} id={errorId}>
        {isolateLatin(sentence)}
      </p>
    ),
  };
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

/** Explains the mark above the first field. Hidden from screen readers, which announce each required field. */
export function RequiredLegend({ children }: { children: ReactNode }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      <RequiredMark /> {children}
    </p>
  );
}

function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}
