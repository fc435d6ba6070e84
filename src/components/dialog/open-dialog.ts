/**
 * Opens a modal dialog, or takes over one that is open already. Escape and the dialog's own buttons close it, and so does
 * Back, for which it has an entry of its own in the session history. What the URL's query became while it was open stays.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  const listening = new AbortController();
  const { signal } = listening;
  // An entry that a reload left over is not this page's.
  const isOwnEntry = () => history.state?.dialog === performance.timeOrigin;

  if (!dialog.open) dialog.showModal();
  history.pushState({ dialog: performance.timeOrigin }, '');

  // This event comes before `popstate`, and only it knows the URL that was left. Browsers without it restore the query.
  window.navigation?.addEventListener(
    'currententrychange',
    ({ navigationType, from }) => {
      if (navigationType === 'traverse' && !isOwnEntry()) history.replaceState(history.state, '', from.url);
    },
    { signal },
  );
  addEventListener('popstate', () => isOwnEntry() || leave(), { signal });
  // The back-forward cache can bring back an open dialog.
  addEventListener('pageshow', ({ persisted }) => persisted && dialog.close(), { signal });
  dialog.addEventListener('close', () => (isOwnEntry() ? history.back() : leave()), { signal });

  function leave() {
    listening.abort();
    dialog.close();
  }
}
