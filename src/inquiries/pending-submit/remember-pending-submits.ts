/**
 * Marks every form that is submitted, so that a form that has not hydrated yet can answer once it has: the hook
 * `usePendingSubmit` reads the mark. A hydrated form removes its mark in its own submit handler, which runs after this
 * one. Every page runs this, so it must not import React.
 */
export function rememberPendingSubmits() {
  document.addEventListener('submit', remember, { capture: true });
}

function remember(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  form.dataset['pendingSubmit'] = '';
  // If the browser sent it now, and the hydrated form again, it would arrive twice.
  if (!awaitsHydration(form)) return;
  event.preventDefault();
  // A button elsewhere may have submitted it. It hydrates when it is visible.
  form.scrollIntoView({ block: 'nearest' });
}

function awaitsHydration(form: HTMLFormElement): boolean {
  return form.closest('astro-island[ssr]') !== null && !('scriptFailed' in document.documentElement.dataset);
}

/** Lets the browser itself send what was submitted, because the script that would have answered can't be loaded. */
export function submitPendingForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post][data-pending-submit]'))
    form.submit();
}
