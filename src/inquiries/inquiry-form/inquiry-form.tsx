import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FieldErrors, RequiredLegend } from '../../components/field/field.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Kind } from '../../content/schema/inquiry-contract.ts';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../delivery.ts';
import { useHydrated } from '../use-hydrated.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './inquiry-form.module.css';
import { sendInquiry } from './send-inquiry.ts';
import { useSubmission } from './use-submission.ts';

/** The delay of a form that sends nothing. */
const PRETENDED_DELAY_MS = 1500;

export interface InquiryFormProps {
  kind: Kind;
  /** The ids of the watches to ask about. */
  watches?: string[];
  /** `undefined` if the forms send nothing. */
  delivery: Delivery | undefined;
  words: Words<'error' | 'form'>;
  submitLabel: string;
  /** Shown beside the button after the inquiry has been accepted. */
  sentText?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  className?: string | undefined;
  /** Resolves with the photographs once each has been resized. */
  takePhotographs?: () => Promise<readonly Blob[]>;
  /** Called after the inquiry has been accepted and the fields have been emptied. */
  onSent: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form with fields, a submit button and the result. If the forms send, it works without JavaScript. */
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
  const isHydrated = useHydrated();
  const [isUploading, setIsUploading] = useState(false);
  const { form, submission, submit, forgetSent } = useSubmission(send, onSent);
  const failure = typeof submission === 'object' ? submission : undefined;
  const isSubmitting = submission === 'submitting';

  async function send(element: HTMLFormElement) {
    if (!delivery) return pretendToSend();
    const photographs = (await takePhotographs?.()) ?? [];
    setIsUploading(photographs.length > 0);
    const failure = await sendInquiry(element, delivery, photographs);
    setIsUploading(false);
    return failure;
  }

  // The browser posts a form that sends until React does. One that sends nothing is disabled until then.
  const attributes = delivery
    ? { method: 'post', action: delivery.endpoint, encType: 'multipart/form-data' }
    : { 'data-needs-script': '' };
  return (
    <form
      ref={form}
      className={className}
      aria-labelledby={labelledBy}
      onSubmit={submit}
      onInput={forgetSent}
      {...attributes}
    >
      {/* No group of its own: it only disables the fields. */}
      <fieldset className={styles.fields} role="presentation" disabled={!delivery && !isHydrated}>
        {delivery && <HiddenFields kind={kind} delivery={delivery} watches={watches} words={words} />}
        <RequiredLegend>{words.form.required}</RequiredLegend>
        <FieldErrors value={failure?.fields ?? {}}>
          {/* What is typed during a submit would be neither sent nor kept. */}
          <div className={styles.answers} inert={isSubmitting}>
            {children}
          </div>
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
          {isUploading && <progress className={styles.progress} aria-label={words.form.uploading} />}
          {/* Not announced, because the toast already was. Unlike the toast, this line stays until the next input. */}
          {submission === 'sent' && <p className={styles.note}>{sentText}</p>}
        </div>
        {delivery && <PrivacyNote {...delivery} />}
      </fieldset>
    </form>
  );
}

type HiddenFieldsProps = Required<Pick<InquiryFormProps, 'kind' | 'watches' | 'words'>> & { delivery: Delivery };

/** The fields of a form that the visitor does not fill in. */
function HiddenFields({ kind, delivery, watches, words }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={delivery.locale} />
      {watches.map((id) => (
        <input key={id} type="hidden" name="watch" value={id} />
      ))}
      {/* The honeypot. Visitors do not see this field, so only programs fill it in. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.form.leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

const pretendToSend = () => new Promise<undefined>((resolve) => setTimeout(resolve, PRETENDED_DELAY_MS));

/** The privacy note, with the address as a link. */
function PrivacyNote({ privacy, email }: Delivery) {
  const [before = '', after = ''] = privacy.split(email);
  return (
    <p className={styles.privacy}>
      {before}
      <a href={`mailto:${email}`}>
        <LeftToRight>{email}</LeftToRight>
      </a>
      {after}
    </p>
  );
}
