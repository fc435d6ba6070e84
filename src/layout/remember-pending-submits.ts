/**
 * Marks every form that is submitted, so that a form that is not hydrated yet can answer once it is: the hook
 * `usePendingSubmit` reads the mark. A hydrated form removes its mark in its own submit handler, which runs after this
 * one. Not in `components`, because every page runs this and the chunk of that name needs React.
 */
export function rememberPendingSubmits() {
  document.addEventListener('submit', ({ target }) => mark(target), { capture: true });
}

function mark(form: EventTarget | null) {
  if (form instanceof HTMLFormElement) form.dataset['pendingSubmit'] = '';
}
