import { expect, test } from 'vitest';
import { MAX_WORDS_BYTES } from './limits.ts';
import { createUploadMemory } from './upload-memory.ts';

const [LARGE, TOTAL] = [100_000, 400_000];

/** Reserves memory until `end` is called, and says whether there was enough for each piece. */
function hold(withUploadMemory: ReturnType<typeof createUploadMemory>, network: string, ...pieces: number[]) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  let reserved: boolean[] = [];
  const ended = withUploadMemory(network, async (reserve) => {
    reserved = pieces.map(reserve);
    await promise;
  });
  return {
    reserved,
    end: async () => {
      end();
      await ended;
    },
  };
}

test('a form may reserve memory until it is used up, and again when another form has ended', async () => {
  const withUploadMemory = createUploadMemory(TOTAL);
  const first = hold(withUploadMemory, 'a', LARGE, TOTAL - LARGE);
  expect(first.reserved).toEqual([true, true]);
  const refused = hold(withUploadMemory, 'b', MAX_WORDS_BYTES, 1);
  expect(refused.reserved).toEqual([true, false]);
  expect(hold(withUploadMemory, 'c', MAX_WORDS_BYTES).reserved).toEqual([true]);
  await refused.end();
  await first.end();
  expect(hold(withUploadMemory, 'c', LARGE).reserved).toEqual([true]);
});

test('a network may have two large forms under way, and any number of small ones', async () => {
  const withUploadMemory = createUploadMemory(TOTAL);
  const [first] = [hold(withUploadMemory, 'a', LARGE), hold(withUploadMemory, 'a', LARGE)];
  expect(hold(withUploadMemory, 'b', LARGE).reserved).toEqual([true]);
  expect(hold(withUploadMemory, 'a', MAX_WORDS_BYTES).reserved).toEqual([true]);
  const third = hold(withUploadMemory, 'a', LARGE);
  expect(third.reserved).toEqual([false]);
  await third.end();
  await first.end();
  expect(hold(withUploadMemory, 'a', LARGE).reserved).toEqual([true]);
});
