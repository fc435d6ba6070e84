/**
 * Marks every form that is submitted, so that a form that is not hydrated yet can answer once it is: the hook
 * `usePendingSubmit` reads the mark. A hydrated form removes its mark in its own submit handler, which runs after this
 * one. Not in `components`, because every page runs this and the chunk of that name needs React.
 */
export function rememberPendingSubmits() {
  document.addEventListener('submit', remember, { capture: true });
}

function remember(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  form.dataset['pendingSubmit'] = '';
  // Sent by the browser and again by the hydrated form, it would arrive twice.
  if (!awaitsHydration(form)) return;
  event.preventDefault();
  // It may have been submitted by a button elsewhere, and hydrates when it is seen.
  form.scrollIntoView({ block: 'nearest' });
}

function awaitsHydration(form: HTMLFormElement): boolean {
  return form.closest('astro-island[ssr]') !== null && !('scriptFailed' in document.documentElement.dataset);
}

/** Lets the browser itself send what was submitted, when the script that would answer can't be loaded. */
export function submitPendingForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post][data-pending-submit]'))
    form.submit();
}
