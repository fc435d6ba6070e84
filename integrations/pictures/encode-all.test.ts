import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import { ContentError } from '../report-problems.ts';
import { encodeAll } from './encode-all.ts';

/** An output that remembers what was written. */
function outputOf(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  return { output: { isTTY, write } as Parameters<typeof encodeAll>[1], written };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('no more files are begun at once than there are processors', async () => {
  let running = 0;
  let most = 0;
  const make = async () => {
    running++;
    most = Math.max(most, running);
    await nextTurn();
    running--;
    return 'file';
  };
  expect(await encodeAll(Array.from({ length: 40 }, () => make))).toEqual([]);
  expect(most).toBe(Math.min(availableParallelism(), 4));
});

test('pictures that cannot be encoded are all reported, and the others made', async () => {
  const problemOf = (file: string) => ({ file, path: [], message: 'damaged' });
  const fail = (file: string) => () => Promise.reject(new ContentError([problemOf(file)]));
  const make = vi.fn(async () => 'file');
  expect(await encodeAll([fail('a.jpg'), make, fail('b.jpg'), make])).toEqual(['a.jpg', 'b.jpg'].map(problemOf));
  expect(make).toHaveBeenCalledTimes(2);
  await expect(encodeAll([() => Promise.reject(new Error('a mistake of ours'))])).rejects.toThrow('a mistake of ours');
});

/** Makes 1,200 files, of which each takes 10 ms of a clock. */
async function encodeSlowly(isTTY: boolean) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { output, written } = outputOf(isTTY);
  const make = async () => {
    now += 10;
    return 'file';
  };
  await encodeAll(
    Array.from({ length: 1200 }, () => make),
    output,
  );
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
  await encodeAll([async () => 'file'], output);
  expect(written).toEqual([]);
});
