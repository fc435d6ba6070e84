import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SendFailure } from '../../components/inquiry-form/send-inquiry.ts';
import { createPhotographStore, MAX_PHOTOGRAPHS, type PhotographStore } from './photograph-store.ts';

const inquiry = { id: '1', key: 'k' };
const upload = vi.fn<Parameters<typeof createPhotographStore>[0]['upload']>();
const withdraw = vi.fn(async () => {});
let store: PhotographStore;
const states = () => store.read().map(({ number, state }) => `${number} ${state}`);

beforeEach(() => {
  upload.mockReset().mockResolvedValue();
  withdraw.mockClear();
  store = createPhotographStore({ upload, withdraw });
});

test('takes eight, and gives a removed one’s number to the next', () => {
  for (let count = 0; count < MAX_PHOTOGRAPHS; count++) expect(store.add(new Blob())).toBe(true);
  expect(store.add(new Blob())).toBe(false);
  store.remove(3);
  expect(store.add(new Blob())).toBe(true);
  expect(store.read().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(withdraw).not.toHaveBeenCalled();
});

describe('sending', () => {
  beforeEach(() => {
    store.add(new Blob(['a']));
    store.add(new Blob(['b']));
  });

  test('is one after the other, and over when both have arrived', async () => {
    let running = 0;
    upload.mockImplementation(async (_inquiry, _number, _image, onProgress) => {
      expect(++running).toBe(1);
      onProgress(0.5);
      await Promise.resolve();
      running--;
    });
    await store.sendAll(inquiry);
    expect(states()).toEqual(['1 uploaded', '2 uploaded']);
    expect(upload.mock.calls.map(([sent, number]) => [sent, number])).toEqual([
      [inquiry, 1],
      [inquiry, 2],
    ]);
  });

  test('goes on after one that fails, which says why and waits to be sent again', async () => {
    upload.mockRejectedValueOnce(new SendFailure({ sentences: ['Too large.'] }));
    const over = vi.fn();
    const all = store.sendAll(inquiry).then(over);
    await vi.waitFor(() => expect(states()).toEqual(['1 failed', '2 uploaded']));
    expect(store.read()[0]?.problem).toBe('Too large.');
    expect(over).not.toHaveBeenCalled();
    await store.retry(1);
    await all;
    expect(states()).toEqual(['1 uploaded', '2 uploaded']);
    expect(store.read()[0]?.problem).toBeUndefined();
  });

  test('is over when what failed is removed, and the server is told', async () => {
    upload.mockRejectedValueOnce(new SendFailure({}));
    const all = store.sendAll(inquiry);
    await vi.waitFor(() => expect(states()).toEqual(['1 failed', '2 uploaded']));
    store.remove(1);
    await all;
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(inquiry, 1);
  });

  test('takes no further photograph: the server was told how many there are', async () => {
    await store.sendAll(inquiry);
    expect(store.add(new Blob())).toBe(false);
    store.clear();
    expect(store.add(new Blob())).toBe(true);
  });
});
