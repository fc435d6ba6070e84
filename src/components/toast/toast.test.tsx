import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pickWords } from '../../content/words/translate.ts';
import { type Toast, useToast, WithToast } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';

const words = pickWords('en', 'error', 'toast');

let showToast: (toast: Toast) => void;

function Island() {
  showToast = useToast();
  return <button type="button">Inquire</button>;
}

const page = (
  <>
    <WithToast words={words}>
      <Island />
    </WithToast>
    <dialog>
      <div aria-live="polite" data-toasts />
    </dialog>
    <ToastRegion label={words.toast.region} />
  </>
);

const show = (title: string, more: Partial<Toast> = {}) => act(() => showToast({ title, ...more }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const toast = (title = 'Sent') => screen.queryByText(title);
const dismissButton = () => screen.getByRole('button', { name: words.toast.dismiss });

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom hides every popover, and shows none.
  HTMLElement.prototype.showPopover = function () {
    this.removeAttribute('popover');
  };
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

test('the static page has an empty live region', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(page);
  expect(html.querySelector('[role="status"]')?.childNodes).toHaveLength(0);
});

describe('a toast', () => {
  beforeEach(() => void render(page));

  test('appears inside the existing live region, with links to other ways to reach the shop', () => {
    const region = screen.getByRole('status');
    show('Sent', { description: 'Thank you.', links: <a href="https://wa.me/9144">WhatsApp</a> });
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('SentThank you.WhatsApp');
    expect(screen.getByRole('region', { name: words.toast.region }).contains(region)).toBe(true);
  });

  test('disappears after 5000 ms; the next one replaces it, with a new timer', () => {
    show('First');
    pass(4000);
    show('Sent');
    expect(toast('First')).toBeFalsy();
    pass(4999);
    expect(toast()).toBeTruthy();
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('is in an open dialog, outside of which all is inert, and in the page after the dialog was closed', () => {
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    dialog.open = true;
    show('Not sent', { isPersistent: true });
    expect(dialog.textContent).toContain('Not sent');
    dialog.open = false;
    fireEvent(dialog, new Event('close'));
    expect(screen.getByRole('status').textContent).toBe('Not sent');
    fireEvent.click(dismissButton());
    expect(toast('Not sent')).toBeFalsy();
  });

  test('with an action waits for it, runs it once and disappears', () => {
    const undo = vi.fn();
    show('Removed.', { action: { label: 'Undo', onPress: undo } });
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(toast('Removed.')).toBeFalsy();
  });

  test('that is persistent stays until it is dismissed', () => {
    show('Not sent', { isPersistent: true });
    pass(60_000);
    fireEvent.click(dismissButton());
    expect(toast('Not sent')).toBeFalsy();
  });

  test('that is dismissed by keyboard gives the focus back, unless it has moved on', () => {
    const inquire = screen.getByRole('button', { name: 'Inquire' });
    const undo = () => inquire.focus();
    for (const button of ['Undo', words.toast.dismiss]) {
      inquire.focus();
      show('Removed.', { action: { label: 'Undo', onPress: undo } });
      act(() => screen.getByRole('button', { name: 'Undo' }).focus());
      act(() => screen.getByRole('button', { name: button }).focus());
      fireEvent.click(screen.getByRole('button', { name: button }));
      expect(toast('Removed.')).toBeFalsy();
      expect(document.activeElement).toBe(inquire);
    }
  });

  test('stays while one of its buttons has the focus', () => {
    show('Sent');
    act(() => dismissButton().focus());
    pass(9999);
    expect(toast()).toBeTruthy();
    act(() => dismissButton().blur());
    pass(1);
    expect(toast()).toBeFalsy();
  });
});
