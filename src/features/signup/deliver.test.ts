import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from './deliver.ts';

// That nothing leaves the page is seen where it would leave: tests/journeys/form.spec.ts.

const form = {} as HTMLFormElement;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('delivery takes 1500 milliseconds, not less', async () => {
  const delivered = vi.fn();
  deliver(form, new AbortController().signal).then(delivered);
  await vi.advanceTimersByTimeAsync(1499);
  expect(delivered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(delivered).toHaveBeenCalledOnce();
});

test('a visitor who leaves in between ends the delivery immediately, and no timer stays behind', async () => {
  const leaving = new AbortController();
  const delivery = deliver(form, leaving.signal);
  leaving.abort();
  await expect(delivery).rejects.toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
});
