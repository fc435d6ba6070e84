import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import { ContentError } from '../report-problems.ts';
import { encodeAll } from './encode-all.ts';
import type { PictureFile } from './picture-files.ts';

/** Files of different masters. */
const filesOf = (masters: number, filesEach = 1): PictureFile[] =>
  Array.from({ length: masters * filesEach }, (_, index) => ({
    master: `${index % masters}.jpg`,
    path: `${index}.avif`,
    encode: (pixels) => pixels,
  }));

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('one master is encoded for each processor, with all of its files, and at most four', async () => {
  const running = new Set<string>();
  const made: string[] = [];
  let most = 0;
  await encodeAll(filesOf(20, 3), async (files) => {
    const [{ master } = { master: '' }] = files;
    expect(files.map((file) => file.master)).toEqual([master, master, master]);
    running.add(master);
    most = Math.max(most, running.size);
    await nextTurn();
    running.delete(master);
    made.push(master);
  });
  expect(new Set(made)).toHaveLength(20);
  expect(most).toBe(Math.min(availableParallelism(), 4));
});

test('pictures that cannot be encoded are all reported, and the others made', async () => {
  const problemOf = (file: string) => ({ file, path: [], message: 'damaged' });
  const make = vi.fn(async ([file]: readonly PictureFile[]) => {
    if (file && ['0.jpg', '2.jpg'].includes(file.master)) throw new ContentError([problemOf(file.master)]);
  });
  expect(await encodeAll(filesOf(4), make)).toEqual(['0.jpg', '2.jpg'].map(problemOf));
  expect(make).toHaveBeenCalledTimes(4);
  const fail = () => Promise.reject(new Error('a mistake of ours'));
  await expect(encodeAll(filesOf(4), fail)).rejects.toThrow('a mistake of ours');
});

test('progress is a line every few seconds', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  // 1,200 files, of which each takes 10 ms of that clock.
  await encodeAll(filesOf(400, 3), async (files, onMade = () => {}) => {
    for (const _ of files) {
      now += 10;
      onMade();
    }
  });
  expect(log.mock.calls.join('\n')).toMatch(/^(Encoding pictures: [\d,]+ of 1,200\n?){2}$/);
});

test('nothing is printed if all pictures are there', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await encodeAll(filesOf(1));
  expect(log).not.toHaveBeenCalled();
});
