// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore, type ToastStore } from './toast-store.ts';

const texts = { region: 'Notifications', dismiss: 'Dismiss' };
let store: ToastStore;

const say = (title: string) => act(() => store.add(title, 'Thank you.'));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the static page', () => {
  test('has the live region already, and nothing in it', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ToastRegion store={store} texts={texts} />);
    const region = page.querySelector('[role="status"]');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    expect(region?.childNodes).toHaveLength(0);
  });

  test('has nothing in it even when something was said before', () => {
    store.add('Sent', 'Thank you.');
    expect(renderToString(<ToastRegion store={store} texts={texts} />)).not.toContain('Sent');
  });
});

describe('a toast on screen', () => {
  beforeEach(() => void render(<ToastRegion store={store} texts={texts} />));

  test('appears inside the live region that was there before it', () => {
    const region = screen.getByRole('status');
    say('Inquiry Sent!');
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Inquiry Sent!Thank you.');
    expect(screen.getByRole('region', { name: 'Notifications' }).contains(region)).toBe(true);
  });

  test('goes after 5000 ms', () => {
    say('Sent');
    pass(5000);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('goes at the press of its button', () => {
    say('Sent');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Sent')).toBeNull();
  });

  test('stays under the pointer and goes on counting when the pointer leaves', () => {
    say('Sent');
    pass(4000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    expect(screen.getByText('Sent')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(1000);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  test('stays while its button has the focus', () => {
    say('Sent');
    const button = screen.getByRole('button');
    act(() => button.focus());
    pass(60_000);
    expect(screen.getByText('Sent')).toBeTruthy();
    act(() => button.blur());
    pass(5000);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  test('dismissed under the pointer does not hold up the next ones for ever', () => {
    say('First');
    fireEvent.pointerEnter(screen.getByRole('status'));
    fireEvent.click(screen.getByRole('button'));
    say('Second');
    pass(5000);
    expect(screen.queryByText('Second')).toBeNull();
  });

  test('stays while either the pointer or the focus is on it', () => {
    say('Sent');
    fireEvent.pointerEnter(screen.getByRole('status'));
    act(() => screen.getByRole('button').focus());
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(60_000);
    expect(screen.getByText('Sent')).toBeTruthy();
    act(() => screen.getByRole('button').blur());
    pass(5000);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  test('dismissed by keyboard gives the focus to the next one, and the last one back to where it came from', () => {
    const origin = document.body.appendChild(document.createElement('button'));
    origin.focus();
    say('First');
    say('Second');
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => first?.focus());
    fireEvent.click(first as HTMLElement);
    expect(document.activeElement).toBe(second);
    fireEvent.click(second as HTMLElement);
    expect(document.activeElement).toBe(origin);
    origin.remove();
  });
});
