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
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    const { state } = submission;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (state === 'failed' && wrong) wrong.focus();
    else if (state === 'sent' || state === 'failed') returnFocus(form.current, pressed.current, state);
  }, [submission, form]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    clearPending();
    // React disables the button with the next render. A second submit may come before that.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    pressed.current = findFocusedButton(element);
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

function findFocusedButton(form: HTMLFormElement): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLButtonElement && form.contains(focused) ? focused : null;
}

/**
 * Gives the focus back to the button that was pressed, because a disabled button loses it. The button of a notice that
 * is gone passes it to the form's own.
 */
function returnFocus(form: HTMLFormElement | null, pressed: HTMLElement | null, state: Submission['state']) {
  if (!pressed) return;
  const own = form?.querySelector<HTMLElement>('[type=submit]');
  // A failure notice may have pushed the button out of sight.
  (pressed.isConnected ? pressed : own)?.focus({ preventScroll: state === 'sent' });
}
