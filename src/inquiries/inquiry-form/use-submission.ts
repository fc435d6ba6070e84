import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { usePendingSubmit } from '../pending-submit/use-pending-submit.ts';
import type { Failure } from './send-inquiry.ts';

export interface Submission {
  state: 'idle' | 'submitting' | 'sent' | 'failed';
  /** Why it failed. */
  failure?: Failure;
}

/**
 * The state of a form: idle, submitting, then sent or failed. From both it can be submitted again.
 *
 * @param send resolves with `undefined` once the words have been accepted, otherwise with the reason why not
 * @param onSent called once the words have been accepted and the fields are empty again
 */
export function useSubmission(send: (form: HTMLFormElement) => Promise<Failure | undefined>, onSent: () => void) {
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });
  const { form, clearPending } = usePendingSubmit();
  const isSubmitting = useRef(false);

  useEffect(() => {
    const { state } = submission;
    if (state !== 'sent' && state !== 'failed') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
    // A button loses the focus when it is disabled, and so does the one of a failure notice that is gone. A new notice may
    // have pushed the form's button out of sight.
    else if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: state === 'sent' });
  }, [submission, form]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    clearPending();
    // React disables the button with the next render. A second submit may come before that.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setSubmission({ state: 'submitting' });
    const failure = await send(element);
    isSubmitting.current = false;
    if (failure) return setSubmission({ state: 'failed', failure });
    element.reset();
    setSubmission({ state: 'sent' });
    onSent();
  }

  return { form, submission, submit };
}
