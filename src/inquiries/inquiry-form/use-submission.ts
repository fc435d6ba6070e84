import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { usePendingSubmit } from '../pending-submit/use-pending-submit.ts';
import type { Failure } from './send-inquiry.ts';

/**
 * The state of a form: idle, submitting, then sent or the reason why not. After both it can be submitted again.
 *
 * @param send resolves with `undefined` if the inquiry was accepted, otherwise with the reason why not
 * @param onSent called after the inquiry has been accepted and the fields have been emptied
 */
export function useSubmission(send: (form: HTMLFormElement) => Promise<Failure | undefined>, onSent: () => void) {
  const [submission, setSubmission] = useState<'idle' | 'submitting' | 'sent' | Failure>('idle');
  const { form, clearPending } = usePendingSubmit();
  const isSubmitting = useRef(false);

  useEffect(() => {
    if (submission === 'idle' || submission === 'submitting') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
    // A button loses the focus when it is disabled, or removed with its failure notice. A new notice may have moved the
    // form's button out of view.
    else if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: submission === 'sent' });
  }, [submission, form]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    clearPending();
    // React disables the button only with the next render, after a possible second submit.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setSubmission('submitting');
    const failure = await send(element);
    isSubmitting.current = false;
    setSubmission(failure ?? 'sent');
    if (failure) return;
    element.reset();
    onSent();
  }

  return { form, submission, submit };
}
