import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { usePendingSubmit } from '../../components/pending-submit/use-pending-submit.ts';
import { deliver, type SignupWords } from './deliver.ts';

export type SignupState = 'idle' | 'submitting' | 'sent' | 'failed';

/**
 * The state of the form: idle, submitting while the words are delivered, then sent or failed. From both it can be
 * submitted again.
 *
 * @param onDelivered called once the words are delivered and the fields are empty again
 */
export function useSignup(onDelivered: () => void) {
  const [state, setState] = useState<SignupState>('idle');
  const { form, clearPending } = usePendingSubmit();
  const delivery = useRef<AbortController>(null);
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    return () => delivery.current?.abort();
  }, []);

  useEffect(() => {
    // A disabled button loses the focus. A visitor who pressed it with the keyboard gets the focus back.
    if (state === 'sent' || state === 'failed') pressed.current?.focus({ preventScroll: true });
  }, [state]);

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
      await deliver(readWords(fields), delivery.current.signal);
      fields.reset();
      setState('sent');
      onDelivered();
    } catch (error) {
      // Aborted: the visitor has left the form. Any other error: the words stay in the fields.
      if (delivery.current.signal.aborted) return;
      console.error(error);
      setState('failed');
    } finally {
      delivery.current = null;
    }
  }

  return { form, state, submit };
}

/** The button of a form, if it has the focus. */
function focusedIn(form: HTMLFormElement): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLButtonElement && form.contains(focused) ? focused : null;
}

function readWords(form: HTMLFormElement): SignupWords {
  const data = new FormData(form);
  const word = (name: keyof SignupWords) => String(data.get(name) ?? '').trim();
  return { name: word('name'), email: word('email'), phone: word('phone'), message: word('message') };
}
