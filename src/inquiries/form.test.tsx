import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pickWords } from '../content/words/translate.ts';
import type { Delivery } from './delivery.ts';
import { ContactFields, MessageField } from './fields.tsx';
import { InquiryForm } from './form.tsx';
import { FormRoot } from './form-context.tsx';
import { interceptRequests, lastRequest, leadsToPeople, requests, sends } from './sent-requests-fixture.ts';

const words = pickWords('en', 'error', 'form', 'toast');
const onSent = vi.fn();
const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const button = () => within(formElement()).getByRole<HTMLButtonElement>('button');
const isDisabled = () => button().getAttribute('aria-disabled') === 'true';
const press = () => act(async () => void fireEvent.click(button()));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const watches = ['a', 'b'].map((id) => ({ id, name: `Watch ${id}` }));

const form = (delivery: Delivery) => (
  <FormRoot words={words} delivery={delivery}>
    <InquiryForm
      kind="inquiry"
      watches={watches}
      submitLabel="Sign Up"
      thanks={{ title: 'Thank you!', description: 'We write soon.' }}
      labelledBy="title"
      onSent={onSent}
    >
      <ContactFields />
      <MessageField />
    </InquiryForm>
  </FormRoot>
);
const formElement = () => document.forms[0] as HTMLFormElement;

function fillIn() {
  fireEvent.change(field('name'), { target: { value: ' Asha Menon ' } });
  fireEvent.change(field('email'), { target: { value: 'asha@mail.example' } });
  fireEvent.change(field('message'), { target: { value: 'A Reverso?' } });
}

beforeEach(() => {
  vi.useFakeTimers();
  interceptRequests();
  onSent.mockClear();
  sessionStorage.clear();
});

describe('the fields', () => {
  beforeEach(() => void render(form(leadsToPeople)));

  test.each([
    ['name', 'text', 'name', true],
    ['email', 'email', 'email', true],
    ['phone', 'tel', 'tel', false],
    ['message', 'textarea', '', false],
  ])('let the browser fill in and validate %s', (name, type, autoComplete, isRequired) => {
    const input = field(name);
    expect([input.type, input.autocomplete, input.required]).toEqual([type, autoComplete, isRequired]);
  });

  test('mark required fields visually, not in the accessible name', () => {
    const { name, email, phone, message, optional } = words.form;
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels).toEqual([`${name}*`, `${email}*`, phone, `${message} (${optional})`]);
    expect(screen.getByRole('textbox', { name })).toBe(field('name'));
  });
});

describe('a form that sends nothing', () => {
  beforeEach(() => {
    render(form(leadsToPeople));
    fillIn();
  });

  test('is submitting for 1500 ms, then empty', async () => {
    fireEvent.click(button());
    expect([button().textContent, isDisabled()]).toEqual([words.form.submitting, true]);
    await pass(1499);
    expect(isDisabled()).toBe(true);
    expect(field('name').value).toBe(' Asha Menon ');
    expect(onSent).not.toHaveBeenCalled();
    await pass(1);
    expect([button().textContent, isDisabled()]).toEqual(['Sign Up', false]);
    expect(onSent).toHaveBeenCalledOnce();
    expect(values()).toEqual(['', '', '', '']);
    expect(requests).toEqual([]);
  });

  test('has the focus on its button while it is submitting, also after Enter in a field', async () => {
    field('name').focus();
    act(() => formElement().requestSubmit(button()));
    expect([document.activeElement, isDisabled()]).toEqual([button(), true]);
    await pass(1500);
    expect(document.activeElement).toBe(button());
  });

  test('leads to people, with what was written: in the toast, and then beside the button', async () => {
    fireEvent.click(button());
    await pass(1500);
    const { name, email, message: ownWords } = words.form;
    const fields = [`${name}: Asha Menon`, `${email}: asha@mail.example`, `${ownWords}: A Reverso?`];
    const message = ['Watch a', 'Watch b', ...fields];
    // jsdom hides the toast, which is a popover.
    const checkLinks = (count: number) => {
      const href = (name: string) =>
        screen.getAllByRole<HTMLAnchorElement>('link', { name, hidden: true }).map((link) => new URL(link.href));
      expect(href('WhatsApp').map(({ searchParams }) => searchParams.get('text')?.split('\n'))).toEqual(
        Array(count).fill(message),
      );
      expect(href('Email').map(({ searchParams }) => searchParams.get('body')?.split('\r\n'))).toEqual(
        Array(count).fill(message),
      );
    };
    checkLinks(2);
    await pass(5000);
    checkLinks(1);
  });

  test('is submitted once if the button is clicked twice before it is disabled', async () => {
    act(() => {
      fireEvent.submit(formElement());
      fireEvent.submit(formElement());
    });
    await pass(1500);
    expect(onSent).toHaveBeenCalledOnce();
  });

  test('says that it was sent until the next input, and can then be submitted again', async () => {
    fireEvent.click(button());
    await pass(1500);
    // Only the toast announces it.
    expect(
      within(formElement())
        .getByText(/Thank you!/)
        .closest('[role=status]'),
    ).toBeNull();
    fireEvent.input(field('name'), { target: { value: 'A' } });
    expect(within(formElement()).queryByText(/Thank you!/)).toBeNull();
    fillIn();
    fireEvent.click(button());
    await pass(1500);
    expect(onSent).toHaveBeenCalledTimes(2);
  });
});

describe('a draft', () => {
  const typeIn = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

  /** Leaves the page and comes back. */
  function comeBack(path = '/contact') {
    cleanup();
    history.replaceState(null, '', path);
    render(form(sends));
  }

  beforeEach(() => comeBack());

  test('brings back what was typed, at the same URL', () => {
    typeIn('message', 'A Reverso?');
    comeBack('/contact?about=Omega');
    expect(values().join('')).toBe('');
    comeBack();
    expect(field('message').value).toBe('A Reverso?');
  });

  test('goes with the visitor to another language', () => {
    typeIn('message', 'A Reverso?');
    comeBack('/de/contact');
    expect(field('message').value).toBe('A Reverso?');
  });

  test('leaves what the visitor or Back has written before it hydrates', () => {
    typeIn('name', 'Asha');
    cleanup();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form(sends));
    const name = container.querySelector<HTMLInputElement>('[name=name]');
    if (name) name.value = 'Meera';
    render(form(sends), { container, hydrate: true });
    expect(field('name').value).toBe('Meera');
    container.remove();
  });

  test('stays if sending fails, and is deleted once it has been sent', async () => {
    fillIn();
    typeIn('message', 'A Reverso?');
    await press();
    await act(async () => lastRequest().fail());
    comeBack();
    expect(field('message').value).toBe('A Reverso?');
    await press();
    await act(async () => lastRequest().answer(202));
    comeBack();
    expect(values().join('')).toBe('');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
  });
});

test('the static form has an empty live region, and is disabled unless the browser can send it', () => {
  const rendered = (delivery: Delivery) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(form(delivery));
    return page;
  };
  expect(rendered(leadsToPeople).querySelector('[name=name]')?.matches(':disabled')).toBe(true);
  expect(rendered(sends).querySelector('[name=name]')?.matches(':disabled')).toBe(false);
  expect(rendered(sends).querySelector('[role=status]')?.textContent).toBe('');
});

describe('a form that sends', () => {
  let island: ReturnType<typeof render>;

  beforeEach(() => {
    island = render(form(sends));
    fillIn();
  });

  test('works without JavaScript', () => {
    expect(formElement().getAttribute('method')).toBe('post');
    expect(formElement().getAttribute('action')).toBe('/api/inquiries');
    expect([...new FormData(formElement())]).toEqual(
      expect.arrayContaining([
        ['kind', 'inquiry'],
        ['locale', 'en'],
        ['watch', 'a'],
        ['watch', 'b'],
        ['website', ''],
      ]),
    );
  });

  test('is submitting until the server has accepted the inquiry', async () => {
    fireEvent.click(button());
    await pass(10_000);
    expect(isDisabled()).toBe(true);
    expect(onSent).not.toHaveBeenCalled();
    await act(async () => lastRequest().answer(202, { id: '7' }));
    expect(onSent).toHaveBeenCalledOnce();
    expect(values().join('')).toBe('');
  });

  test('keeps its values if sending fails, says so, and sends them on retry', async () => {
    await press();
    await act(async () => lastRequest().fail());
    expect(screen.getByRole('alert').textContent).toContain(sends.words.failed);
    expect(screen.getByRole('link', { name: sends.phone.number })).toBeTruthy();
    const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(new URL(whatsApp.href).searchParams.get('text')).toContain('A Reverso?');
    expect(field('name').value).toBe(' Asha Menon ');
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => lastRequest().answer(202));
    expect(onSent).toHaveBeenCalledOnce();
  });

  test('that is removed before it has failed says so in a toast, with what was written', async () => {
    await press();
    island.rerender(<FormRoot words={words} delivery={sends} />);
    await act(async () => lastRequest().fail());
    await pass(60_000);
    expect(screen.getByText(words.form.notSent)).toBeTruthy();
    const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp', hidden: true });
    expect(new URL(whatsApp.href).searchParams.get('text')).toContain('A Reverso?');
  });

  test("shows the server's errors at their fields, and focuses the first one", async () => {
    const fields = { email: 'No address.', message: 'Too long.' };
    await press();
    await act(async () => lastRequest().answer(422, { error: 'Incomplete.', fields }));
    expect(screen.getByRole('alert').textContent).toContain('Incomplete.');
    const described = ['name', 'email', 'message'].map((name) => [
      field(name).getAttribute('aria-invalid'),
      document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent,
    ]);
    expect(described).toEqual([
      [null, undefined],
      ['true', 'No address.'],
      ['true', 'Too long.'],
    ]);
    expect(document.activeElement).toBe(field('email'));
    fireEvent.click(button());
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });
});
