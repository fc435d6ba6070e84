import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import { ContentError } from '../report-problems.ts';
import { encodeAll } from './encode-all.ts';
import type { PictureFile } from './picture-files.ts';

/** An output that remembers what was written. */
function outputOf(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  return { output: { isTTY, write } as Parameters<typeof encodeAll>[1], written };
}

/** Files of different masters. */
const filesOf = (masters: number, filesEach = 1): PictureFile[] =>
  Array.from({ length: masters * filesEach }, (_, index) => ({
    master: `${index % masters}.jpg`,
    path: `${index}.avif`,
    encode: (pixels) => pixels,
  }));

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('no more masters are encoded at once than there are processors, each with all of its files', async () => {
  const running = new Set<string>();
  const made: string[] = [];
  let most = 0;
  await encodeAll(filesOf(20, 3), undefined, async (files) => {
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
  expect(await encodeAll(filesOf(4), undefined, make)).toEqual(['0.jpg', '2.jpg'].map(problemOf));
  expect(make).toHaveBeenCalledTimes(4);
  const fail = () => Promise.reject(new Error('a mistake of ours'));
  await expect(encodeAll(filesOf(4), undefined, fail)).rejects.toThrow('a mistake of ours');
});

/** Makes 1,200 files, of which each takes 10 ms of a clock. */
async function encodeSlowly(isTTY: boolean) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { output, written } = outputOf(isTTY);
  await encodeAll(filesOf(400, 3), output, async (files, onMade = () => {}) => {
    for (const _ of files) {
      now += 10;
      onMade();
    }
  });
  return written;
}

test('a log gets a line of progress every few seconds', async () => {
  const written = await encodeSlowly(false);
  expect(written.join('')).toMatch(/^(Encoding pictures: [\d,]+ of 1,200\n){2}$/);
});

test('a terminal shows one line that changes', async () => {
  const written = await encodeSlowly(true);
  expect(written.filter((text) => text.startsWith('Encoding')).length).toBeGreaterThan(10);
  expect(written.filter((text) => text.includes('\n'))).toEqual(['\n']);
});

test('nothing is printed if all pictures are there', async () => {
  const { output, written } = outputOf(true);
  await encodeAll(filesOf(1), output, async () => {});
  expect(written).toEqual([]);
});
