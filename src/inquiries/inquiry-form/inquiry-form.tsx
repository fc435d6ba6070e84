import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FieldErrors, RequiredLegend } from '../../components/field/field.tsx';
import { isolateLatin, LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Kind } from '../../content/schema/inquiry-contract.ts';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../delivery.ts';
import { bringIntoView } from './bring-into-view.ts';
import { FailureNotice } from './failure-notice.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './inquiry-form.module.css';
import { sendInquiry } from './send-inquiry.ts';
import { useSubmission } from './use-submission.ts';

/** How long a form that sends nothing seems to take. */
const PRETENDED_DELAY_MS = 1500;

export interface InquiryFormProps {
  kind: Kind;
  /** Ids of the watches that it is about. */
  watches?: string[];
  /** `undefined` if the forms send nothing. */
  delivery: Delivery | undefined;
  words: Words<'error' | 'form'>;
  submitLabel: string;
  /** Stays beside the button once the words have been accepted. */
  sentText?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  className?: string | undefined;
  /** Resolves with the photographs once each has been resized. */
  takePhotographs?: () => Promise<readonly Blob[]>;
  /** Called once the words have been accepted and the fields are empty again. */
  onSent: () => void;
  /** The fields, which may depend on whether the form is being submitted. */
  children: ReactNode | ((isSubmitting: boolean) => ReactNode);
}

/** A form of the shop: its fields, its button, and what became of the words. It works without JavaScript if it sends them. */
export function InquiryForm({
  kind,
  watches = [],
  delivery,
  words,
  submitLabel,
  sentText,
  labelledBy,
  className,
  takePhotographs,
  onSent,
  children,
}: InquiryFormProps) {
  /** The part of an upload with photographs that has been sent, 0 to 1. */
  const [progress, setProgress] = useState<number>();
  const { form, submission, submit } = useSubmission(send, onSent);
  const { state, failure } = submission;
  const isSubmitting = state === 'submitting';
  const isUploading = progress !== undefined;

  async function send(element: HTMLFormElement) {
    if (!delivery) return pretendToSend();
    const failure = await sendInquiry(element, delivery, await takePhotographs?.(), setProgress);
    setProgress(undefined);
    return failure;
  }

  // Outside a dialog the method `dialog` does nothing. A form that is submitted before it hydrates is validated by the
  // browser, but the page does not reload, and the words do not appear in the URL.
  const attributes = delivery
    ? { method: 'post', action: delivery.endpoint, encType: takePhotographs && 'multipart/form-data' }
    : { method: 'dialog', 'data-needs-script': '' };
  return (
    <form
      ref={form}
      className={clsx(styles.form, className)}
      aria-labelledby={labelledBy}
      onSubmit={submit}
      suppressHydrationWarning
      {...attributes}
    >
      {delivery && (
        <HiddenFields kind={kind} locale={delivery.locale} watches={watches} leaveEmpty={words.form.leaveEmpty} />
      )}
      <RequiredLegend>{words.form.required}</RequiredLegend>
      <FieldErrors value={failure?.fields ?? {}}>
        {typeof children === 'function' ? children(isSubmitting) : children}
      </FieldErrors>
      {delivery && failure && <FailureNotice failure={failure} delivery={delivery} words={words} />}
      <div className={styles.end}>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? words.form.submitting : submitLabel}
        </Button>
        <p className={styles.note} role="status">
          {isUploading
            ? words.form.uploading
            : isSubmitting && <span className="visually-hidden">{words.form.submitting}</span>}
        </p>
        {isUploading && (
          <progress
            ref={bringIntoView}
            className={styles.progress}
            value={progress}
            aria-label={words.form.uploading}
          />
        )}
        {/* The toast is announced and disappears. This line stays and is not announced again. */}
        {state === 'sent' && <p className={styles.note}>{sentText}</p>}
      </div>
      {delivery && <PrivacyNote {...delivery} />}
    </form>
  );
}

const pretendToSend = () => new Promise<undefined>((resolve) => setTimeout(resolve, PRETENDED_DELAY_MS));

/** What happens to the words. The address is isolated as a whole: in parts, Arabic would show it in reverse. */
function PrivacyNote({ privacy, email }: Delivery) {
  const [before = '', after = ''] = privacy.split(email);
  return (
    <p className={styles.privacy}>
      {isolateLatin(before)}
      <a href={`mailto:${email}`}>
        <LeftToRight>{email}</LeftToRight>
      </a>
      {isolateLatin(after)}
    </p>
  );
}
