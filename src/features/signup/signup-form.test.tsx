// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SignupForm } from './signup-form.tsx';
import { signupTexts } from './signup-texts.ts';

/** jsdom's reader drops the space before a label's second part. */
const message = /^Message ?\(Optional\)$/;
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(cleanup);

describe('the sign-up form', () => {
  beforeEach(() => {
    render(
      <>
        <h2 id="signup">Hear of new arrivals first</h2>
        <SignupForm texts={signupTexts('en')} labelledBy="signup" />
      </>,
    );
  });

  test('is named by its heading', () => {
    expect(screen.getByRole('form', { name: 'Hear of new arrivals first' })).toBeTruthy();
  });

  test('asks for name and email, and leaves phone and message free', () => {
    const required = ['Name', 'Email', 'Phone', message].map((name) => field(name).required);
    expect(required).toEqual([true, true, false, false]);
  });

  test('marks the required fields for the eye, not in their names', () => {
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels).toEqual(['Name*', 'Email*', 'Phone', 'Message (Optional)']);
  });

  test.each([
    ['Name', 'name', 'text', 'name'],
    ['Email', 'email', 'email', 'email'],
    ['Phone', 'phone', 'tel', 'tel'],
  ])('lets the browser fill in and check %s', (label, name, type, autoComplete) => {
    const input = field(label);
    expect([input.name, input.type, input.autocomplete]).toEqual([name, type, autoComplete]);
  });

  test('gives the message four lines', () => {
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: message });
    expect(area.tagName).toBe('TEXTAREA');
    expect(area.rows).toBe(4);
  });

  test('pressed without its script neither reloads nor puts the words into the address', () => {
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form.getAttribute('method')).toBe('dialog');
    expect(form.hasAttribute('action')).toBe(false);
  });

  test('starts with empty fields, a button called Sign Up and nothing said', () => {
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)).toEqual(['', '', '', '']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Up' }).disabled).toBe(false);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['', '']);
  });
});

describe('the static page', () => {
  test('has the live regions of the form already, empty', () => {
    document.body.innerHTML = renderToString(<SignupForm texts={signupTexts('en')} labelledBy="signup" />);
    const regions = [...document.querySelectorAll('[role="status"]')];
    expect(regions.map((region) => region.textContent)).toEqual(['', '']);
    document.body.replaceChildren();
  });
});
