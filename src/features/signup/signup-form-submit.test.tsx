// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver } from './deliver.ts';
import { SignupForm } from './signup-form.tsx';
import { signupTexts } from './signup-texts.ts';

// Delivers as ever, and counts.
vi.mock(import('./deliver.ts'), { spy: true });

const form = <SignupForm texts={signupTexts('en')} labelledBy="signup" />;
/** jsdom's reader drops the space before a label's second part. */
const message = /^Message ?\(Optional\)$/;
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Sign Up|Submitting\.\.\.)$/ });
const toast = () => screen.queryByText("Thank you for your interest. We'll be in touch soon!");
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function fillIn() {
  fireEvent.change(field('Name'), { target: { value: ' Asha Menon ' } });
  fireEvent.change(field('Email'), { target: { value: 'asha@mail.example' } });
  fireEvent.change(field(message), { target: { value: 'A Reverso?' } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(deliver).mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('signing up', () => {
  test('disables the button, calls it Submitting... for 1500 ms, then thanks and clears the fields', async () => {
    render(form);
    fillIn();
    fireEvent.click(button());
    expect(button().textContent).toBe('Submitting...');
    expect(button().disabled).toBe(true);
    await pass(1499);
    expect(button().disabled).toBe(true);
    expect(field('Name').value).toBe(' Asha Menon ');
    expect(toast()).toBeNull();
    await pass(1);
    expect(button().textContent).toBe('Sign Up');
    expect(button().disabled).toBe(false);
    expect(toast()?.previousElementSibling?.textContent).toBe('Successfully Signed Up!');
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)).toEqual(['', '', '', '']);
  });

  test('lets the toast go after 5000 ms and keeps a line of thanks', async () => {
    render(form);
    fillIn();
    fireEvent.click(button());
    await pass(1500);
    await pass(4999);
    expect(toast()).not.toBeNull();
    await pass(1);
    expect(toast()).toBeNull();
    // It is not announced a second time.
    expect(screen.getByText('Successfully Signed Up!').closest('[role=status]')).toBeNull();
  });

  test('pressed twice before the button is disabled delivers once', async () => {
    render(form);
    fillIn();
    const element = button().form;
    if (!element) throw new Error('expected the button inside the form');
    act(() => {
      fireEvent.submit(element);
      fireEvent.submit(element);
    });
    await pass(1500);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('works a second time', async () => {
    render(form);
    for (let times = 1; times <= 2; times++) {
      fillIn();
      fireEvent.click(button());
      await pass(1500);
      expect(deliver).toHaveBeenCalledTimes(times);
      expect(toast()).not.toBeNull();
    }
  });

  test('without a name, or with something else than an email, delivers nothing', () => {
    render(form);
    fireEvent.click(button());
    fillIn();
    fireEvent.change(field('Email'), { target: { value: 'asha' } });
    fireEvent.click(button());
    expect(deliver).not.toHaveBeenCalled();
    expect(button().textContent).toBe('Sign Up');
  });
});

describe('a press from before the form came to life', () => {
  /** The static form as `page-script.ts` leaves it: filled in, pressed. */
  async function hydratePressed(words: Record<string, string>) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    for (const [name, value] of Object.entries(words)) {
      const input = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input) input.value = value;
    }
    container.querySelector('form')?.setAttribute('data-pending-submit', '');
    await act(async () => render(form, { container, hydrate: true }));
    return container;
  }

  test('is answered once it has, with the words written by then', async () => {
    const container = await hydratePressed({ name: 'Asha', email: 'asha@mail.example' });
    expect(button().textContent).toBe('Submitting...');
    expect(container.querySelector('form')?.hasAttribute('data-pending-submit')).toBe(false);
    await pass(1500);
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(toast()).not.toBeNull();
    container.remove();
  });

  test('is checked like any other: with a field missing nothing is delivered', async () => {
    const container = await hydratePressed({ name: 'Asha' });
    expect(deliver).not.toHaveBeenCalled();
    container.remove();
  });

  test('that never was delivers nothing by itself', async () => {
    render(form);
    await pass(1500);
    expect(deliver).not.toHaveBeenCalled();
  });
});

describe('leaving while the form is being sent', () => {
  test('ends the delivery, and nothing complains', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = render(form);
    fillIn();
    fireEvent.click(button());
    await pass(700);
    unmount();
    // A rejection that nobody handles would fail this run.
    await pass(5000);
    expect(vi.mocked(deliver).mock.calls[0]?.[1].aborted).toBe(true);
    expect(complain).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('words that could not be delivered stay in the fields, and can be sent again', async () => {
  vi.mocked(deliver).mockRejectedValueOnce(new Error('the line is down'));
  render(form);
  fillIn();
  fireEvent.click(button());
  await pass(0);
  expect(screen.getByText(/please try again, or write to us/)).toBeTruthy();
  expect(field('Name').value).toBe(' Asha Menon ');
  fireEvent.click(button());
  await pass(1500);
  expect(toast()).not.toBeNull();
});
