import clsx from 'clsx';
import { type ComponentProps, createContext, type ElementType, type ReactNode, use, useId } from 'react';
import styles from './field.module.css';

/** The server's errors by field name. Each field shows its own. */
export const FieldErrors = createContext<Record<string, string>>({});

interface FieldProps {
  label: string;
  /** A note beside the label, such as `Optional`. */
  note?: string;
  className?: string | undefined;
}

export function Field(props: FieldProps & ComponentProps<'input'>) {
  return <LabelledControl as="input" {...props} />;
}

/** A labelled field of several lines. It grows with its text in browsers that support `field-sizing`. */
export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  return <LabelledControl as="textarea" {...props} />;
}

interface LabelledControlProps extends FieldProps {
  as: ElementType;
  name?: string | undefined;
  required?: boolean | undefined;
  /** The options of a `select`. */
  children?: ReactNode;
}

export function LabelledControl({ as: Control, label, note, className, ...control }: LabelledControlProps) {
  const id = useId();
  const error = use(FieldErrors)[control.name ?? ''];
  const errorId = error && `${id}-error`;
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.name} htmlFor={id}>
        {label}
        {control.required && <RequiredMark />}
        {note && <span className="muted"> ({note})</span>}
      </label>
      <Control
        id={id}
        className={clsx('control', styles.input)}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        {...control}
      />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Explains the mark above the first field. Hidden from screen readers, which announce each required field. */
export function RequiredLegend({ children }: { children: ReactNode }) {
  return (
    <p className={clsx('small', styles.legend)} aria-hidden="true">
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
