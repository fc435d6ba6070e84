/**
 * Opens a modal dialog. Escape and the dialog's own buttons close it, and so does Back, for which it has an entry of its
 * own in the session history. What the URL's query became while it was open stays.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  const listening = new AbortController();
  const { signal } = listening;
  let href = location.href;
  // An entry that a reload left over is not this page's.
  const isOwnEntry = () => history.state?.dialog === performance.timeOrigin;

  dialog.showModal();
  history.pushState({ dialog: performance.timeOrigin }, '');

  // Only this event knows the URL of the entry that Back left. Browsers without it restore the query from before.
  window.navigation?.addEventListener(
    'currententrychange',
    ({ navigationType, from }) => {
      href = (navigationType === 'traverse' ? from.url : location.href) ?? href;
    },
    { signal },
  );
  // Captured, so that whoever reads the query at `popstate` reads the one that stays.
  addEventListener('popstate', keepQuery, { capture: true, signal });
  // The back-forward cache can bring back an open dialog.
  addEventListener('pageshow', ({ persisted }) => persisted && dialog.close(), { signal });
  dialog.addEventListener('close', () => (isOwnEntry() ? history.back() : listening.abort()), { signal });

  function keepQuery() {
    if (isOwnEntry()) return;
    history.replaceState(history.state, '', href);
    listening.abort();
    dialog.close();
  }
}
