import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pickWords } from '../../content/words/translate.ts';
import { SendButtonIsland } from './send-button-island.tsx';

const words = pickWords('en', 'send');
const sent = { text: 'Omega Marine, 1938 · $4,200', url: 'https://shop.example/catalog/omega' };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

/** Shows the button in a browser with a clipboard, and with a sheet for sharing if one is given. */
function show(share?: () => Promise<void>) {
  const user = userEvent.setup();
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  render(<SendButtonIsland words={words} {...sent} />);
  return { copied, send: () => user.click(screen.getByRole('button', { name: words.send.label })) };
}

test("the device's own sheet receives name, price and URL, and nothing is copied", async () => {
  const share = vi.fn(async () => {});
  const { copied, send } = show(share);
  await send();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: document.title, ...sent });
  expect(copied).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('where there is no sheet, name, price and URL are copied', async () => {
  const { copied, send } = show();
  await send();
  expect(copied).toHaveBeenCalledExactlyOnceWith(`${sent.text}\n${sent.url}`);
  expect(screen.getByText(words.send.copied)).toBeTruthy();
});

test.each([
  ['AbortError', ''],
  ['NotAllowedError', sent.url],
])('a sheet that ends with %s leaves the notice "%s"', async (name, notice) => {
  const { send } = show(() => Promise.reject(new DOMException('', name)));
  await send();
  expect(screen.getByRole('status').textContent).toBe(notice);
});

test('a URL that cannot be copied is shown', async () => {
  const { copied, send } = show();
  copied.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await send();
  expect(screen.getByRole('status').textContent).toContain(sent.url);
  expect(screen.queryByText(words.send.copied)).toBeNull();
});
