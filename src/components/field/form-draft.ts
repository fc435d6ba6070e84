import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { splitPath } from '../../i18n/routes.ts';
import { readStored, removeStored, writeStored } from '../browser-storage/browser-storage.ts';

/*
 * What a visitor has written in a form and not sent. The tab keeps it, so that following a link, a reload or a crash loses
 * nothing. It is there in every language of the page. A page has one form. Its query may name a watch, so each query has a draft of
 * its own.
 */

const draftKey = () => `draft ${splitPath(location.pathname).path}${location.search}`;

export function removeDraft(): void {
  removeStored('sessionStorage', draftKey());
}

/**
 * Keeps what a visitor writes in a form, and fills it in once it has hydrated: from its draft, and from the link that led to its
 * page.
 *
 * @param readLink finds answers, by field, in the page's query
 * @returns a function that keeps what the form has, to be called with each input
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, readLink: (query: string) => object): () => void {
  const fill = useEffectEvent((element: HTMLFormElement) => {
    const draft = new URLSearchParams(readStored('sessionStorage', draftKey()));
    fillIn(element, { ...readLink(location.search), ...Object.fromEntries(draft) });
  });
  useLayoutEffect(() => {
    if (form.current) fill(form.current);
  }, [form]);
  return () => form.current && writeStored('sessionStorage', draftKey(), `${readAnswers(form.current)}`);
}

/** What a visitor has written and chosen, also in disabled fields, which a `FormData` leaves out. */
export function readAnswers(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(answeredFields(form).map(({ name, value }) => [name, value]));
}

/** The fields with what a visitor has written and chosen, disabled ones too. */
export function answeredFields(form: HTMLFormElement) {
  return [...form.elements]
    .filter(isVisibleField)
    .filter((field) => field.type !== 'radio' || field.matches(':checked'));
}

/** Fields that are not as in the static page stay: the visitor or Back has changed them. */
function fillIn(form: HTMLFormElement, answers: Record<string, string>): void {
  const isFirstChoice = form.querySelector<HTMLInputElement>(':checked')?.defaultChecked;
  for (const field of [...form.elements].filter(isVisibleField)) {
    const answer = answers[field.name];
    if (answer === undefined) continue;
    if (field.type === 'radio') {
      if (isFirstChoice && field.value === answer) (field as HTMLInputElement).checked = true;
    } else if (field.value === ((field as HTMLInputElement).defaultValue ?? '')) {
      field.value = answer;
      // A `select` that no longer has the option chooses its empty one.
      field.value ||= '';
    }
  }
}

/** Whether a visitor fills it in by writing or choosing. */
export function isVisibleField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return /text|email|tel|radio|select/.test(Object(field).type);
}
