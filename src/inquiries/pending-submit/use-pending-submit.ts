import { useEffect, useRef } from 'react';

/**
 * Submits a form that was already submitted before hydration: `remember-pending-submits.ts` has marked it. The first render
 * does not have the mark, so the form needs `suppressHydrationWarning`.
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
