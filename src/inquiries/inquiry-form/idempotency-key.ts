/** The keys of this page's forms where the browser keeps none for the tab. */
const kept = new Map<string, string>();

/**
 * The key under which a form's words are sent, the same until they have arrived: a second press, a try after a lost answer, and a
 * form that is found again by Back are one inquiry.
 *
 * @param form a name for the form, such as `signup /contact`
 */
export function readKey(form: string): string {
  const key = kept.get(form) ?? storage()?.getItem(itemOf(form)) ?? crypto.randomUUID();
  kept.set(form, key);
  // A tab that is nearly full, or a visitor who forbids it: then the key lives as long as the page.
  try {
    storage()?.setItem(itemOf(form), key);
  } catch {}
  return key;
}

/** What was sent has arrived: the next words of this form are another inquiry. */
export function forgetKey(form: string): void {
  kept.delete(form);
  storage()?.removeItem(itemOf(form));
}

const itemOf = (form: string) => `inquiry ${form}`;

/** Of this tab; undefined where the visitor has blocked it, when even asking for it throws. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
