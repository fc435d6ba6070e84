import { useEffect, useRef } from 'react';

/**
 * Answers a press from before the form came to life. Until then its method `dialog` keeps the browser from
 * reloading or putting words into the address, and `page-script.ts` notes the press on the form: an
 * attribute that the first render does not have, hence the form's `suppressHydrationWarning`.
 *
 * @returns the ref for the form, and a way to forget the note once a press was answered
 */
export function useEarlyPress() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current?.dataset['pressed'] !== undefined) form.current.requestSubmit();
  }, []);
  const forget = () => delete form.current?.dataset['pressed'];
  return { form, forget };
}
