/** Asks before the page is left while the form holds something that is not saved. */
export function warnOfUnsavedChanges(): void {
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
}

/** The editor enables its button to save as soon as something was changed. */
function hasUnsavedChanges(): boolean {
  const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Save');
  return save?.disabled === false && save.ariaDisabled !== 'true';
}
