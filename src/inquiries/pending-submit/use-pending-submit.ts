import { useEffect, useRef } from 'react';

/**
 * Answers a submit from before the form was hydrated. Until then the form's method `dialog` keeps the browser from
 * reloading the page and from putting the visitor's words into the URL, and `remember-pending-submits.ts` marks the form.
 * The first render does not have the mark, so the form needs `suppressHydrationWarning`.
 *
 * @returns the ref for the form, and a function that its submit handler calls to remove the mark
 */
export function usePendingSubmit() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current?.dataset['pendingSubmit'] !== undefined) form.current.requestSubmit();
  }, []);
  const clearPending = () => delete form.current?.dataset['pendingSubmit'];
  return { form, clearPending };
}
