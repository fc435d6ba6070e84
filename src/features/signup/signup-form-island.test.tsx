import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickWords } from '../../i18n/pick-words.ts';
import { SignupFormIsland } from './signup-form-island.tsx';

test('the sign-up form is labelled by its heading, and confirms with a toast and a line that stays', async () => {
  vi.useFakeTimers();
  render(
    <>
      <h2 id="signup">Hear about new arrivals first</h2>
      <SignupFormIsland
        words={pickWords('en', 'error', 'form', 'signup', 'toast')}
        delivery={undefined}
        ways={{ text: 'To reach us:', links: [{ label: 'WhatsApp', href: 'https://wa.me/9144' }] }}
        labelledBy="signup"
      />
    </>,
  );
  expect(screen.getByRole('form', { name: 'Hear about new arrivals first' })).toBeTruthy();
  for (const [name, value] of Object.entries({ Name: 'Asha', Email: 'asha@mail.example' }))
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await act(() => vi.advanceTimersByTimeAsync(1500));
  const toast = screen.getByText("Thank you for your interest. We'll be in touch soon!");
  expect(toast.previousElementSibling?.textContent).toBe('Successfully Signed Up!');
  expect(screen.getByText<HTMLAnchorElement>('WhatsApp').href).toBe('https://wa.me/9144');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getAllByText('Successfully Signed Up!')).toHaveLength(1);
  vi.useRealTimers();
});
