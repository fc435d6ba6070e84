import { expect, test } from 'vitest';
import { createUploadMemory } from './upload-memory.ts';

/** Reserves memory until `end` is called; resolves with whether there was some. */
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

test('memory is there until it is used up, and again when a form has ended', async () => {
  const withUploadMemory = createUploadMemory(100);
  const first = hold(withUploadMemory, 'a', 60, 30, 20, 10);
  expect(first.reserved).toEqual([true, true, false, true]);
  expect(hold(withUploadMemory, 'b', 1).reserved).toEqual([false]);
  await first.end();
  expect(hold(withUploadMemory, 'b', 100).reserved).toEqual([true]);
});

test('a network has two forms with photographs under way, and any number without', async () => {
  const withUploadMemory = createUploadMemory(100);
  const [first] = [hold(withUploadMemory, 'a', 1, 1), hold(withUploadMemory, 'a', 1), hold(withUploadMemory, 'a')];
  expect(hold(withUploadMemory, 'a', 1).reserved).toEqual([false]);
  expect(hold(withUploadMemory, 'b', 1).reserved).toEqual([true]);
  await first.end();
  expect(hold(withUploadMemory, 'a', 1).reserved).toEqual([true]);
});
