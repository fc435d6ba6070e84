/**
 * Marks every submitted form, so that a form that is not hydrated yet can be submitted later: the hook `usePendingSubmit`
 * reads the mark. A hydrated form removes its mark in its own submit handler, which runs after this one. Every page runs
 * this, so it must not import React.
 */
export function rememberPendingSubmits() {
  document.addEventListener('submit', remember, { capture: true });
}

function remember(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  form.dataset['pendingSubmit'] = '';
  // Otherwise the browser would send it now, and the hydrated form again.
  const awaitsHydration = form.closest('astro-island[ssr]') && !('scriptFailed' in document.documentElement.dataset);
  if (!awaitsHydration) return;
  event.preventDefault();
  // A button elsewhere may have submitted it. Islands hydrate when they are visible.
  form.scrollIntoView({ block: 'nearest' });
}

/** Lets the browser send submitted forms whose island failed to load. */
export function submitPendingForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post][data-pending-submit]'))
    form.submit();
}
