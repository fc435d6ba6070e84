import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ErrorBoundary, type ErrorTexts } from '../../components/error-boundary/error-boundary.tsx';
import { Field, RequiredMark, TextAreaField } from '../../components/field/field.tsx';
import type { DeliveryTexts } from '../../components/inquiry-form/delivery-texts.ts';
import { FailureNotice, InquiryForm } from '../../components/inquiry-form/inquiry-form.tsx';
import { useSubmission } from '../../components/inquiry-form/use-submission.ts';
import { ToastRegion, type ToastTexts } from '../../components/toast/toast-region.tsx';
import { createToastStore } from '../../components/toast/toast-store.ts';
import { deliver } from './deliver.ts';
import styles from './signup-form.module.css';

/** Every text of the form, in the page's language. */
export interface SignupFormTexts {
  name: string;
  email: string;
  phone: string;
  message: string;
  optional: string;
  required: string;
  submit: string;
  submitting: string;
  successTitle: string;
  successDescription: string;
  toast: ToastTexts;
  error: ErrorTexts;
  /** Nothing where forms send nothing. */
  delivery: DeliveryTexts | undefined;
}

/** The sign-up form with its toasts. An island, hydrated when it becomes visible. */
export function SignupForm({ texts, labelledBy }: { texts: SignupFormTexts; labelledBy: string }) {
  const [toasts] = useState(createToastStore);
  return (
    // One root element: `client:visible` observes every child of an island, and the toast region is always visible.
    <div>
      <ErrorBoundary texts={texts.error}>
        <Fields
          texts={texts}
          labelledBy={labelledBy}
          onDelivered={() => toasts.add(texts.successTitle, texts.successDescription)}
        />
      </ErrorBoundary>
      <ToastRegion store={toasts} texts={texts.toast} />
    </div>
  );
}

interface FieldsProps {
  texts: SignupFormTexts;
  labelledBy: string;
  onDelivered: () => void;
}

function Fields({ texts, labelledBy, onDelivered }: FieldsProps) {
  const { form, state, failure, submit } = useSubmission(deliver, onDelivered);
  const submitting = state === 'submitting';
  return (
    <InquiryForm
      kind="signup"
      delivery={texts.delivery}
      ref={form}
      className={styles.form}
      aria-labelledby={labelledBy}
      onSubmit={submit}
    >
      <p className={styles.legend} aria-hidden="true">
        <RequiredMark /> {texts.required}
      </p>
      <Field label={texts.name} name="name" autoComplete="name" required />
      <Field label={texts.email} name="email" type="email" autoComplete="email" required />
      <Field label={texts.phone} name="phone" type="tel" autoComplete="tel" />
      <TextAreaField label={texts.message} note={texts.optional} name="message" rows={4} />
      <div className={styles.end}>
        <Button type="submit" disabled={submitting}>
          {submitting ? texts.submitting : texts.submit}
        </Button>
        <p className={styles.sent} role="status">
          {submitting && <span className="visually-hidden">{texts.submitting}</span>}
          {state === 'failed' && !texts.delivery && texts.error.text}
        </p>
        {/* The toast is announced and disappears. This line stays and is not announced again. */}
        {state === 'sent' && <p className={styles.sent}>{texts.successTitle}</p>}
      </div>
      {import.meta.env.INQUIRIES_ENDPOINT && texts.delivery && state === 'failed' && (
        <FailureNotice failure={failure} delivery={texts.delivery} />
      )}
    </InquiryForm>
  );
}
