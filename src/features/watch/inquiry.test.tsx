// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pickWords } from '../../i18n/pick-words.ts';
import { Inquiry } from './inquiry.tsx';
import { inquiryTexts } from './inquiry-texts.ts';

const inquiry = (
  <Inquiry
    texts={inquiryTexts('en')}
    words={pickWords('en', 'error', 'form', 'toast')}
    delivery={undefined}
    watch={{ id: 'tissot-antimagnetique-1938', name: 'Tissot' }}
    contactHref="/contact"
  />
);
const inquire = () => fireEvent.click(screen.getByRole('button', { name: 'Inquire About This Watch' }));
const toasts = () => screen.queryAllByText('Inquiry Sent!');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('inquiring about a watch', () => {
  test('thanks for 5000 ms', () => {
    render(inquiry);
    inquire();
    expect(toasts()[0]?.nextElementSibling?.textContent).toBe(
      "Thank you for your interest. We'll contact you shortly about this watch.",
    );
    pass(4999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  test('twice does not stack the thanks, and lets it stand longer', () => {
    render(inquiry);
    inquire();
    pass(4000);
    inquire();
    expect(toasts()).toHaveLength(1);
    pass(4000);
    expect(toasts()).toHaveLength(1);
  });

  test('before the button came to life is answered once it has', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(inquiry);
    expect(toasts()).toHaveLength(0);
    container.querySelector('form')?.setAttribute('data-pending-submit', '');
    await act(async () => render(inquiry, { container, hydrate: true }));
    expect(toasts()).toHaveLength(1);
    expect(container.querySelector('form')?.hasAttribute('data-pending-submit')).toBe(false);
    container.remove();
  });
});

test('the way to the contact page is a plain link', () => {
  render(inquiry);
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
});
