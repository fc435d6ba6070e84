import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../components/button/button.tsx';
import { FieldErrors, RequiredLegend } from '../components/field/field.tsx';
import { useDraft } from '../components/field/form-draft.ts';
import { HydratedControls } from '../components/hydrated/hydrated-controls.tsx';
import { LeftToRight } from '../components/latin/latin.tsx';
import { type Toast, useToast } from '../components/toast/toast.tsx';
import type { Kind } from '../contract/inquiries.ts';
import type { Sending } from './delivery.ts';
import { HiddenFields } from './fields.tsx';
import styles from './form.module.css';
import { ReachUs, useFormContext, WaysLinks } from './form-context.tsx';
import { type Submission, useSubmission } from './submission.ts';

interface InquiryFormProps {
  kind: Kind;
  watches?: readonly { id: string; name: string }[];
  submitLabel: string;
  /** Shown after the inquiry has been accepted. The title stays beside the button until the next input. */
  thanks: Pick<Toast, 'title' | 'description'>;
  /** A line below the button. */
  note?: string | undefined;
  labelledBy?: string;
  className?: string | undefined;
  /** Finds answers in the query of the link that led here, by field. */
  readLink?: (query: string) => object;
  /** Resolves with the photographs once each has been resized. */
  takePhotographs?: (() => Promise<readonly Blob[]>) | undefined;
  /** Called after the inquiry has been accepted and the fields have been emptied. */
  onSent?: () => void;
  onFailed?: () => void;
  children: ReactNode;
}

/** A form with fields, a submit button and the result. If the forms send, it works without JavaScript. */
export function InquiryForm({
  kind,
  watches = [],
  submitLabel,
  thanks,
  note,
  labelledBy,
  className,
  readLink = () => ({}),
  takePhotographs,
  onSent,
  onFailed,
  children,
}: InquiryFormProps) {
  const { words, delivery } = useFormContext();
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const saveDraft = useDraft(form, readLink);
  const { submission, submit, forgetSent } = useSubmission({
    watchNames: watches.map(({ name }) => name),
    takePhotographs,
    onFailed: (written) => {
      // The form may have been removed meanwhile, as with the last watch of a shortlist.
      if (form.current) onFailed?.();
      else showToast({ title: words.form.notSent, isPersistent: true, links: <ReachUs message={written} /> });
    },
    onSent: (written) => {
      showToast({ ...thanks, links: !delivery.sends && <ReachUs message={written} /> });
      onSent?.();
    },
  });
  const failure = submission.state === 'failed' ? submission.failure : undefined;

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure]);

  // The browser posts a form that sends until React does.
  const attributes = delivery.sends
    ? { method: 'post', action: delivery.endpoint, encType: 'multipart/form-data' }
    : { 'data-needs-script': '' };
  const Controls = delivery.sends ? 'div' : HydratedControls;
  return (
    <form
      ref={form}
      className={className}
      aria-labelledby={labelledBy}
      onSubmit={submit}
      onInput={() => {
        saveDraft();
        forgetSent();
      }}
      {...attributes}
    >
      <Controls className="stack">
        {delivery.sends && <HiddenFields kind={kind} watches={watches} delivery={delivery} />}
        <RequiredLegend>{words.form.required}</RequiredLegend>
        <FieldErrors value={failure?.fields ?? {}}>
          {/* What is typed during a submit would be neither sent nor kept. */}
          <div className="stack" inert={submission.state === 'submitting'}>
            {children}
          </div>
        </FieldErrors>
        {submission.state === 'failed' && delivery.sends && <FailureNotice {...submission} {...delivery} />}
        <FormEnd submission={submission} submitLabel={submitLabel} thanks={thanks.title} />
        {note && <p className={clsx('small tall-links', styles.explanation)}>{note}</p>}
        {delivery.sends && <p className={clsx('small', styles.explanation)}>{delivery.privacy}</p>}
      </Controls>
    </form>
  );
}

interface FormEndProps {
  submission: Submission;
  submitLabel: string;
  thanks: string;
}

/** The submit button, and what becomes of the submit. */
function FormEnd({ submission, submitLabel, thanks }: FormEndProps) {
  const { words, delivery } = useFormContext();
  const isSubmitting = submission.state === 'submitting';
  const uploading = isSubmitting && submission.isUploading && delivery.sends ? delivery.words.uploading : undefined;
  return (
    <div className={clsx('cluster', styles.end)}>
      {/* Not `disabled`, which would remove the focus. No `false`, which would say that it works before it is hydrated. */}
      <Button type="submit" aria-disabled={isSubmitting || undefined}>
        {isSubmitting ? words.form.submitting : submitLabel}
      </Button>
      <p className="small" role="status">
        {uploading ?? (isSubmitting && <span className="visually-hidden">{words.form.submitting}</span>)}
      </p>
      {uploading && <progress className={styles.progress} aria-label={uploading} />}
      {/* Not announced, because the toast already was. Unlike the toast, these lines stay until the next input. */}
      {submission.state === 'sent' && (
        <p className="small cluster">
          {thanks} {!delivery.sends && <ReachUs message={submission.written} />}
        </p>
      )}
    </div>
  );
}

/** Says why nothing was sent, with links to call or write to the shop instead. The fields keep their values. */
function FailureNotice({ failure, written, words, phone }: Submission & { state: 'failed' } & Sending) {
  const reason = failure.isOffline ? words.offline : words.failed;
  const sentences = failure.sentences.length > 0 ? failure.sentences : [reason];
  return (
    <div className={clsx('aside', styles.failure)} role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="cluster">
        <ButtonLink look="quiet" href={phone.href}>
          <LeftToRight>{phone.number}</LeftToRight>
        </ButtonLink>{' '}
        <WaysLinks message={written} />
      </p>
    </div>
  );
}
