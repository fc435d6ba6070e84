import { wishes } from '../../content/schema/inquiry-contract.ts';

/**
 * Fills in the form from a link: `/sell?intent=find&maker=Rolex&model=Submariner&year=1967`. Keeps what the visitor has
 * written.
 *
 * @param query of the URL, with or without `?`
 */
export function fillInFromQuery(form: HTMLFormElement, query: string): void {
  const values = new URLSearchParams(query);
  const wish = wishes.find((each) => each === values.get('intent'));
  const radio = wish && form.querySelector<HTMLInputElement>(`[name=intent][value=${wish}]`);
  if (radio) radio.checked = true;
  for (const name of ['maker', 'model', 'year']) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field && !field.value) field.value = values.get(name) ?? '';
  }
}
