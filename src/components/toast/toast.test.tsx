import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pickWords } from '../../i18n/pick-words.ts';
import { type Toast, WithToast } from './toast.tsx';

const words = pickWords('en', 'error', 'toast');
const undo = vi.fn();

let showToast: (toast: Toast) => void;

const island = (
  <WithToast words={words}>
    {(show) => {
      showToast = show;
      return <button type="button">Inquire</button>;
    }}
  </WithToast>
);

const show = (title: string, more: Partial<Toast> = {}) => act(() => showToast({ title, ...more }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const toast = (title = 'Sent') => screen.queryByText(title)?.closest('div') as HTMLElement;
const dismissButton = () => screen.getByRole('button', { name: words.toast.dismiss });

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the static page has an empty live region', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(island);
  expect(page.querySelector('[role="status"]')?.childNodes).toHaveLength(0);
});

describe('a toast', () => {
  beforeEach(() => void render(island));

  test('appears inside the existing live region', () => {
    const region = screen.getByRole('status');
    show('Inquiry Sent!', { description: 'Thank you.' });
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Inquiry Sent!Thank you.');
    expect(screen.getByRole('region', { name: words.toast.region }).contains(region)).toBe(true);
  });

  test('disappears after 5000 ms', () => {
    show('Sent');
    pass(4999);
    expect(toast()).toBeTruthy();
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('is replaced by the next one, with a new timer', () => {
    show('First');
    pass(4000);
    show('Sent');
    expect(screen.queryByText('First')).toBeNull();
    pass(4999);
    expect(toast()).toBeTruthy();
    pass(1);
    expect(toast()).toBeFalsy();
  });

  test('is dismissed by its button', () => {
    show('Sent');
    fireEvent.click(dismissButton());
    expect(toast()).toBeFalsy();
  });

  test('runs its action once and disappears', () => {
    show('Removed.', { action: { label: 'Undo', onPress: undo } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed.')).toBeNull();
  });

  test('stays while the pointer or the focus is on it, then for the remaining time', () => {
    show('Sent');
    pass(4000);
    fireEvent.pointerEnter(toast());
    act(() => dismissButton().focus());
    fireEvent.pointerLeave(toast());
    pass(60_000);
    expect(toast()).toBeTruthy();
    act(() => dismissButton().blur());
    pass(999);
    expect(toast()).toBeTruthy();
    pass(1);
    expect(toast()).toBeFalsy();
  });

  test('dismissed under the pointer does not hold the next one', () => {
    show('First');
    fireEvent.pointerEnter(toast('First'));
    fireEvent.click(dismissButton());
    show('Sent');
    pass(5000);
    expect(toast()).toBeFalsy();
  });

  test('dismissed by keyboard returns the focus to where it came from', () => {
    const origin = screen.getByRole('button', { name: 'Inquire' });
    origin.focus();
    show('Sent');
    act(() => dismissButton().focus());
    fireEvent.click(dismissButton());
    expect(document.activeElement).toBe(origin);
  });
});
