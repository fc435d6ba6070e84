import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { usePendingSubmit } from '../pending-submit/use-pending-submit.ts';

export type SubmissionState = 'idle' | 'submitting' | 'sent' | 'failed';

/**
 * The state of a form: idle, submitting while its words are on the way, then sent or failed. From both it can be
 * submitted again.
 *
 * @param send resolves when the words have arrived; its signal is aborted when the visitor leaves the form before. A
 *   request under way need not end with it: the visitor wanted the words to arrive
 * @param onSent called once the words have arrived and the fields are empty again
 */
export function useSubmission(send: (form: HTMLFormElement, signal: AbortSignal) => Promise<void>, onSent: () => void) {
  const [state, setState] = useState<SubmissionState>('idle');
  const [failure, setFailure] = useState<unknown>();
  const { form, clearPending } = usePendingSubmit();
  const delivery = useRef<AbortController>(null);
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    return () => delivery.current?.abort();
  }, []);

  useEffect(() => {
    // A disabled button loses the focus. A visitor who pressed it with the keyboard gets the focus back; the button of a
    // notice that has gone gives it to the form's own.
    if (!pressed.current || (state !== 'sent' && state !== 'failed')) return;
    const own = form.current?.querySelector<HTMLElement>('[type=submit]');
    // A notice of failure may have pushed it out of sight.
    (pressed.current.isConnected ? pressed.current : own)?.focus({ preventScroll: state === 'sent' });
  }, [state, form]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    clearPending();
    // React disables the button with the next render. A second submit may come before that.
    if (delivery.current) return;
    delivery.current = new AbortController();
    pressed.current = focusedIn(fields);
    setState('submitting');
    try {
      await send(fields, delivery.current.signal);
      fields.reset();
      setState('sent');
      onSent();
    } catch (error) {
      // Aborted: the visitor has left the form. Any other error: the words stay in the fields.
      if (delivery.current.signal.aborted) return;
      setFailure(error);
      setState('failed');
    } finally {
      delivery.current = null;
    }
  }

  return { form, state, failure, submit };
}

/** The button of a form, if it has the focus. */
function focusedIn(form: HTMLFormElement): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLButtonElement && form.contains(focused) ? focused : null;
}
