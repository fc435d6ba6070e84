/**
 * Opens a modal dialog. It closes by Escape, its own buttons and Back, for which it adds an entry to the session history.
 * Changes to the URL's query while it is open are kept.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  const listening = new AbortController();
  const { signal } = listening;
  // The time origin tells this page's entry from one that an earlier load left behind.
  const isOwnEntry = () => history.state?.dialog === performance.timeOrigin;

  dialog.showModal();
  history.pushState({ dialog: performance.timeOrigin }, '');

  // This event comes before `popstate` and is the only one with the previous URL. Browsers without it restore the old query.
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
