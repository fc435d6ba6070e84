import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useEarlyPress } from '../../components/early-press/use-early-press.ts';
import { deliver, type SignupWords } from './deliver.ts';

export type SignupState = 'idle' | 'submitting' | 'sent' | 'failed';

/**
 * The form's life: idle, submitting while the words are delivered, then sent or failed, which are idle with a word about it.
 *
 * @param onDelivered called once the words are delivered and the fields are empty again
 */
export function useSignup(onDelivered: () => void) {
  const [state, setState] = useState<SignupState>('idle');
  const { form, forget } = useEarlyPress();
  const delivery = useRef<AbortController>(null);
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    return () => delivery.current?.abort();
  }, []);

  useEffect(() => {
    // A disabled button loses the focus; whoever pressed it with the keyboard gets it back.
    if (state === 'sent' || state === 'failed') pressed.current?.focus({ preventScroll: true });
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    forget();
    // The button is disabled only with the next paint: a second press may come before it.
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
      // Aborted means that the visitor left the form: there is nobody to tell. Else the words stay where they are.
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
