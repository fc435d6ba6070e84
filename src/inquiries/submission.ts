import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removeDraft } from '../components/field/form-draft.ts';
import { useFormContext } from './form-context.tsx';
import { type Failure, sendInquiry, writtenText } from './send.ts';

/** The delay of a form that sends nothing. */
const PRETENDED_DELAY_MS = 1500;

/** A form is idle, submitting, then sent or failed. After both it can be submitted again. */
export type Submission =
  | { state: 'idle' }
  | { state: 'submitting'; isUploading?: true }
  | { state: 'sent'; written: string }
  | { state: 'failed'; written: string; failure: Failure };

interface SubmissionOptions {
  watchNames: readonly string[];
  /** Resolves with the photographs once each has been resized. */
  takePhotographs?: (() => Promise<readonly Blob[]>) | undefined;
  /** Called with what the visitor wrote, after the inquiry has been accepted and the fields have been emptied. */
  onSent: (written: string) => void;
  onFailed: (written: string) => void;
}

export function useSubmission({ watchNames, takePhotographs, onSent, onFailed }: SubmissionOptions) {
  const { delivery } = useFormContext();
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });
  const isBusy = useRef(false);

  async function send(form: HTMLFormElement): Promise<Failure | undefined> {
    if (!delivery.sends) return pretendToSend();
    const photographs = (await takePhotographs?.()) ?? [];
    if (photographs.length > 0) setSubmission({ state: 'submitting', isUploading: true });
    return sendInquiry(form, delivery.endpoint, photographs);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // A second submit may come before the next render.
    if (isBusy.current) return;
    isBusy.current = true;
    // Enter in a field submits too, and the fields are inert meanwhile.
    event.submitter?.focus({ preventScroll: true });
    setSubmission({ state: 'submitting' });
    const written = writtenText(form, watchNames);
    const failure = await send(form);
    isBusy.current = false;
    if (failure) {
      // A dialog is open before its form moves the focus to a field.
      flushSync(() => onFailed(written));
      setSubmission({ state: 'failed', written, failure });
    } else {
      setSubmission({ state: 'sent', written });
      removeDraft();
      form.reset();
      onSent(written);
    }
  }

  /** With the next input, the form no longer says that the last inquiry was sent. */
  const forgetSent = () => setSubmission((last) => (last.state === 'sent' ? { state: 'idle' } : last));

  return { submission, submit, forgetSent };
}

const pretendToSend = () => new Promise<undefined>((resolve) => setTimeout(resolve, PRETENDED_DELAY_MS));
