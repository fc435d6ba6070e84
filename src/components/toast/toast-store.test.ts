import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, type ToastStore } from './toast-store.ts';

let store: ToastStore;
const titles = () => store.read().map((toast) => toast.title);
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
});

afterEach(() => void vi.useRealTimers());

describe('a toast', () => {
  test('stands for 5000 ms, then goes by itself', () => {
    store.add('Inquiry Sent!', 'Thank you.');
    pass(4999);
    expect(store.read()).toMatchObject([{ title: 'Inquiry Sent!', description: 'Thank you.' }]);
    pass(1);
    expect(titles()).toEqual([]);
  });

  test('said again while it stands is not stacked, and stands 5000 ms anew', () => {
    store.add('Sent', 'Thank you.');
    pass(4000);
    store.add('Sent', 'Thank you.');
    expect(titles()).toEqual(['Sent']);
    pass(4999);
    expect(titles()).toEqual(['Sent']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  test('said again is a new element, so that it is announced again', () => {
    store.add('Sent', 'Thank you.');
    const [first] = store.read();
    store.add('Sent', 'Thank you.');
    expect(store.read()[0]?.id).not.toBe(first?.id);
  });

  test('with the same title and other words stands beside the first', () => {
    store.add('Sent', 'One.');
    store.add('Sent', 'Two.');
    expect(store.read().map((toast) => toast.description)).toEqual(['One.', 'Two.']);
  });

  test('that is dismissed goes immediately and leaves the others their time', () => {
    store.add('A', '');
    pass(1000);
    store.add('B', '');
    store.dismiss(store.read()[0]?.id ?? 0);
    expect(titles()).toEqual(['B']);
    pass(4999);
    expect(titles()).toEqual(['B']);
    pass(1);
    expect(titles()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('several toasts', () => {
  test('are three at most: the fourth sends the oldest away', () => {
    for (const title of ['A', 'B', 'C', 'D']) store.add(title, '');
    expect(titles()).toEqual(['B', 'C', 'D']);
    expect(vi.getTimerCount()).toBe(3);
  });

  test('go one after the other, each in its own time', () => {
    store.add('A', '');
    pass(2000);
    store.add('B', '');
    pass(3000);
    expect(titles()).toEqual(['B']);
    pass(2000);
    expect(titles()).toEqual([]);
  });

  test('one that is said again with three on screen sends none of the others away', () => {
    for (const title of ['A', 'B', 'C', 'A']) store.add(title, '');
    expect(titles()).toEqual(['B', 'C', 'A']);
  });
});

describe('while somebody reads', () => {
  test('nothing goes, and afterwards what was left of its time remains', () => {
    store.add('A', '');
    pass(3000);
    store.pause();
    pass(60_000);
    expect(titles()).toEqual(['A']);
    store.resume();
    pass(1999);
    expect(titles()).toEqual(['A']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  test('several pauses add up to the whole time, no more', () => {
    store.add('A', '');
    for (let times = 0; times < 4; times++) {
      pass(1000);
      store.pause();
      pass(1000);
      store.resume();
    }
    pass(999);
    expect(titles()).toEqual(['A']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  test('pausing or going on twice changes nothing', () => {
    store.add('A', '');
    pass(1000);
    store.pause();
    pass(500);
    store.pause();
    store.resume();
    store.resume();
    pass(3999);
    expect(titles()).toEqual(['A']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  test('a new toast waits with the others and then has its whole time', () => {
    store.pause();
    store.add('A', '');
    pass(60_000);
    store.resume();
    pass(4999);
    expect(titles()).toEqual(['A']);
    pass(1);
    expect(titles()).toEqual([]);
  });
});

describe('those who listen', () => {
  test('hear of every change until they stop listening', () => {
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.add('A', '');
    pass(5000);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.add('B', '');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('read the same list as long as nothing changes, as React demands', () => {
    store.add('A', '');
    expect(store.read()).toBe(store.read());
  });
});
