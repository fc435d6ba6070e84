import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { rememberPendingSubmits, submitPendingForms } from './remember-pending-submits.ts';
import { usePendingSubmit } from './use-pending-submit.ts';

function Form({ name, onSubmit }: { name: string; onSubmit: () => void }) {
  const { form, clearPending } = usePendingSubmit();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    clearPending();
    onSubmit();
  }
  return (
    <form ref={form} method="dialog" aria-label={name} onSubmit={submit} suppressHydrationWarning>
      <button type="submit">{name}</button>
    </form>
  );
}

test('two forms that are submitted before hydration are both handled after it', async () => {
  rememberPendingSubmits();
  const names = ['First', 'Second', 'Untouched'];
  const answered = vi.fn();
  const islands = names.map((name) => {
    const container = document.body.appendChild(document.createElement('div'));
    const form = <Form key={name} name={name} onSubmit={() => answered(name)} />;
    container.innerHTML = renderToString(form);
    return { container, form };
  });
  for (const name of ['First', 'Second']) fireEvent.submit(screen.getByRole('form', { name }));
  expect(answered).not.toHaveBeenCalled();

  for (const { form, container } of islands) await act(async () => render(form, { container, hydrate: true }));
  expect(answered.mock.calls).toEqual([['First'], ['Second']]);

  fireEvent.submit(screen.getByRole('form', { name: 'First' }));
  expect(answered).toHaveBeenCalledTimes(3);
  expect(document.querySelector('[data-pending-submit]')).toBeNull();
});

test('a form that the browser would send scrolls into view and waits for its island, unless that fails to load', () => {
  rememberPendingSubmits();
  document.body.innerHTML = '<astro-island ssr><form method="post" action="/api/inquiries"></form></astro-island>';
  const form = document.querySelector('form') as HTMLFormElement;
  // jsdom does not implement it.
  form.scrollIntoView = vi.fn();
  // `fireEvent` returns `false` if the default was prevented.
  expect(fireEvent.submit(form)).toBe(false);
  expect(form.scrollIntoView).toHaveBeenCalledOnce();
  const submitted = vi.spyOn(form, 'submit').mockImplementation(() => {});
  document.documentElement.dataset['scriptFailed'] = '';
  submitPendingForms();
  expect(submitted).toHaveBeenCalledOnce();
  expect(fireEvent.submit(form)).toBe(true);
  delete document.documentElement.dataset['scriptFailed'];
  document.querySelector('astro-island')?.removeAttribute('ssr');
  expect(fireEvent.submit(form)).toBe(true);
});
