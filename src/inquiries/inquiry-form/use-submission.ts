import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from './send-inquiry.ts';

/**
 * The state of a form: idle, submitting, then sent or the reason why not. After both it can be submitted again. If it is in a
 * dialog, that is closed when it has been sent.
 *
 * @param send resolves with `undefined` if the inquiry was accepted, otherwise with the reason why not
 * @param onSent called after the inquiry has been accepted and the fields have been emptied
 */
export function useSubmission(send: (form: HTMLFormElement) => Promise<Failure | undefined>, onSent: () => void) {
  const [submission, setSubmission] = useState<'idle' | 'submitting' | 'sent' | Failure>('idle');
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);

  useEffect(() => {
    if (submission === 'idle' || submission === 'submitting') return;
    const dialog = form.current?.closest('dialog');
    if (submission === 'sent') dialog?.close();
    // The visitor may have closed it meanwhile, and must learn that nothing was sent.
    else if (dialog && !dialog.open) dialog.showModal();
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
    // The button lost the focus when it was disabled.
    else if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: submission === 'sent' });
  }, [submission]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
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

  /** With the next input, the form no longer says that the last inquiry was sent. */
  const forgetSent = () => setSubmission((last) => (last === 'sent' ? 'idle' : last));

  return { form, submission, submit, forgetSent };
}
