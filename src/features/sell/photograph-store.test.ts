import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_PHOTOGRAPHS } from '../../content/inquiry-contract.ts';
import { SendFailure } from '../../inquiries/inquiry-form/send-inquiry.ts';
import { createPhotographStore, type PhotographStore } from './photograph-store.ts';

const inquiry = { id: '1', key: 'k' };
const upload = vi.fn<Parameters<typeof createPhotographStore>[0]['upload']>();
const withdraw = vi.fn(async () => {});
const shrink = vi.fn<Parameters<typeof createPhotographStore>[0]['shrink']>();
let store: PhotographStore;
const files = (count: number) => Array.from({ length: count }, (_, index) => new File([], `${index + 1}.jpg`));
const add = async (count: number) => (await store.add(files(count))).map(({ reason }) => reason);
const states = () => store.read().map(({ number, state }) => `${number} ${state}`);

beforeEach(() => {
  upload.mockReset().mockResolvedValue();
  withdraw.mockClear();
  shrink.mockReset().mockImplementation(async (file) => file);
  store = createPhotographStore({ shrink, upload, withdraw });
});

test('takes eight, and gives a removed one’s number to the next', async () => {
  expect(await add(MAX_PHOTOGRAPHS + 1)).toEqual(['full']);
  store.remove(3);
  expect(await add(1)).toEqual([]);
  expect(store.read().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(withdraw).not.toHaveBeenCalled();
});

test('says which file the browser can’t open, and takes the others', async () => {
  shrink.mockRejectedValueOnce(new Error('no picture'));
  const [unreadable, readable] = files(2) as [File, File];
  expect(await store.add([unreadable, readable])).toEqual([{ file: unreadable, reason: 'unreadable' }]);
  expect(store.read().map(({ image }) => image)).toEqual([readable]);
});

describe('closing', () => {
  test('waits for what was chosen before, however often, and takes nothing more', async () => {
    const held = Promise.withResolvers<void>();
    shrink.mockImplementation((file) => held.promise.then(() => file));
    const added = [store.add(files(3)), store.add(files(2))];
    const closed = store.close().then(() => store.read().length);
    expect(await add(1)).toEqual(['closed']);
    held.resolve();
    expect(await closed).toBe(5);
    expect(await Promise.all(added)).toEqual([[], []]);
  });

  test('is over when the words have not arrived, or when all is sent', async () => {
    await store.close();
    store.reopen();
    expect(await add(1)).toEqual([]);
    await store.close();
    store.clear();
    expect(await add(1)).toEqual([]);
  });
});

describe('sending', () => {
  beforeEach(() => add(2));

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
});
