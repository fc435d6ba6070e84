import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pickWords } from '../../i18n/pick-words.ts';
import { InquiryIsland } from './inquiry-island.tsx';

const inquiry = (
  <InquiryIsland
    words={pickWords('en', 'error', 'form', 'toast')}
    label="Inquire About This Watch"
    keepLabel="Keep Tissot"
    thanks={{ title: 'Inquiry Sent!', description: 'We will contact you.' }}
    watch={{ id: 'tissot-antimagnetique-1938', name: 'Tissot' }}
    delivery={undefined}
  />
);
const inquire = () => fireEvent.click(screen.getByRole('button', { name: 'Inquire About This Watch' }));
const toasts = () => screen.queryAllByText('Inquiry Sent!');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('inquiring about a watch', () => {
  test('shows a toast for 5000 ms', () => {
    render(inquiry);
    inquire();
    expect(toasts()[0]?.nextElementSibling?.textContent).toBe('We will contact you.');
    pass(4999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  test('twice shows one toast, with a new timer', () => {
    render(inquiry);
    inquire();
    pass(4000);
    inquire();
    expect(toasts()).toHaveLength(1);
    pass(4000);
    expect(toasts()).toHaveLength(1);
  });
});
