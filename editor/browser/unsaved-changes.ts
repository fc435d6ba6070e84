/** Asks for confirmation before the page is closed with unsaved changes. */
export function warnOfUnsavedChanges(): void {
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
}

/** The editor enables its Save button after a change. */
function hasUnsavedChanges(): boolean {
  const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Save');
  return save?.disabled === false && save.ariaDisabled !== 'true';
}
