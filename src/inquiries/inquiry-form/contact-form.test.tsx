import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pickWords } from '../../i18n/pick-words.ts';
import { ContactForm } from './contact-form.tsx';
import { delivery, interceptRequests, lastRequest, requests } from './sent-requests-fixture.ts';

const words = pickWords('en', 'error', 'form');
const onSent = vi.fn();
/** The accessible name in jsdom lacks the space before a label's second part. */
const message = /^Message ?\(Optional\)$/;
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Sign Up|Submitting\.\.\.)$/ });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const form = (sending: typeof delivery | undefined) => (
  <ContactForm
    kind="inquiry"
    watches={['a', 'b']}
    delivery={sending}
    words={words}
    submitLabel="Sign Up"
    sentText="Successfully Signed Up!"
    onSent={onSent}
  />
);
const formElement = () => button().form as HTMLFormElement;

function fillIn() {
  fireEvent.change(field('Name'), { target: { value: ' Asha Menon ' } });
  fireEvent.change(field('Email'), { target: { value: 'asha@mail.example' } });
  fireEvent.change(field(message), { target: { value: 'A Reverso?' } });
}

beforeEach(() => {
  vi.useFakeTimers();
  interceptRequests();
  onSent.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the fields', () => {
  beforeEach(() => void render(form(undefined)));

  test('require name and email, but not phone and message', () => {
    expect(['Name', 'Email', 'Phone', message].map((name) => field(name).required)).toEqual([true, true, false, false]);
  });

  test('mark required fields visually, not in the accessible name', () => {
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels).toEqual(['Name*', 'Email*', 'Phone', 'Message (Optional)']);
  });

  test.each([
    ['Name', 'name', 'text', 'name'],
    ['Email', 'email', 'email', 'email'],
    ['Phone', 'phone', 'tel', 'tel'],
  ])('let the browser fill in and validate %s', (label, name, type, autoComplete) => {
    const input = field(label);
    expect([input.name, input.type, input.autocomplete]).toEqual([name, type, autoComplete]);
  });

  test('have four lines for the message', () => {
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: message }).rows).toBe(4);
  });
});

describe('a form that sends nothing', () => {
  beforeEach(() => void render(form(undefined)));

  test('is submitting for 1500 ms, then empty', async () => {
    fillIn();
    fireEvent.click(button());
    expect(button().textContent).toBe('Submitting...');
    expect(button().disabled).toBe(true);
    await pass(1499);
    expect(button().disabled).toBe(true);
    expect(field('Name').value).toBe(' Asha Menon ');
    expect(onSent).not.toHaveBeenCalled();
    await pass(1);
    expect(button().textContent).toBe('Sign Up');
    expect(button().disabled).toBe(false);
    expect(onSent).toHaveBeenCalledOnce();
    expect(values()).toEqual(['', '', '', '']);
    expect(requests).toEqual([]);
    // Only the toast announces it.
    expect(screen.getByText('Successfully Signed Up!').closest('[role=status]')).toBeNull();
  });

  test('is submitted once if the button is clicked twice before it is disabled', async () => {
    fillIn();
    act(() => {
      fireEvent.submit(formElement());
      fireEvent.submit(formElement());
    });
    await pass(1500);
    expect(onSent).toHaveBeenCalledOnce();
  });

  test('can be submitted a second time', async () => {
    for (let times = 1; times <= 2; times++) {
      fillIn();
      fireEvent.click(button());
      await pass(1500);
      expect(onSent).toHaveBeenCalledTimes(times);
    }
  });

  test('without a name or a valid email is not submitted', () => {
    fireEvent.click(button());
    fillIn();
    fireEvent.change(field('Email'), { target: { value: 'asha' } });
    fireEvent.click(button());
    expect(button().textContent).toBe('Sign Up');
  });

  test('says that it was sent until the next input', async () => {
    fillIn();
    fireEvent.click(button());
    await pass(1500);
    fireEvent.input(field('Name'), { target: { value: 'A' } });
    expect(screen.queryByText('Successfully Signed Up!')).toBeNull();
  });
});

describe('before hydration', () => {
  /** Whether the name can be written into the static form. */
  function acceptsWords(sending: typeof delivery | undefined) {
    const page = document.createElement('div');
    page.innerHTML = renderToString(form(sending));
    return !page.querySelector('[name=name]')?.matches(':disabled');
  }

  test('a form that sends nothing is disabled, and one that the browser can send is not', () => {
    expect(acceptsWords(undefined)).toBe(false);
    expect(acceptsWords(delivery)).toBe(true);
  });
});

test('the static page has an empty live region', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(form(delivery));
  expect(page.querySelector('[role=status]')?.textContent).toBe('');
});

describe('a form that sends', () => {
  beforeEach(() => {
    render(form(delivery));
    fillIn();
  });

  const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
  const submitAndAnswer = async (status: number, body?: unknown) => {
    await press(button());
    await act(async () => lastRequest().answer(status, body));
  };

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
    expect(button().disabled).toBe(true);
    expect(onSent).not.toHaveBeenCalled();
    await act(async () => lastRequest().answer(202, { id: '7' }));
    expect(onSent).toHaveBeenCalledOnce();
    expect(values().join('')).toBe('');
  });

  test('keeps its values if sending fails, says so, and sends them on retry', async () => {
    await press(button());
    await act(async () => lastRequest().fail());
    expect(screen.getByRole('alert').textContent).toContain(words.form.failed);
    expect(screen.getByRole('link', { name: delivery.phone.number })).toBeTruthy();
    expect(field('Name').value).toBe(' Asha Menon ');
    await press(button());
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => lastRequest().answer(202));
    expect(onSent).toHaveBeenCalledOnce();
  });

  test("shows the server's errors at their fields, and focuses the first one", async () => {
    const fields = { email: 'No address.', message: 'Too long.' };
    await submitAndAnswer(422, { error: 'Incomplete.', fields });
    expect(screen.getByRole('alert').textContent).toContain('Incomplete.');
    const described = [field('Name'), field('Email'), field(message)].map((each) => [
      each.getAttribute('aria-invalid'),
      document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);
    expect(described).toEqual([
      [null, undefined],
      ['true', 'No address.'],
      ['true', 'Too long.'],
    ]);
    expect(document.activeElement).toBe(field('Email'));
    fireEvent.click(button());
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });
});
