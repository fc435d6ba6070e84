import { expect, test } from 'vitest';
import { withBody } from './read-body.ts';

const limits = { maxBytes: 10, timeoutMs: 300, idleTimeoutMs: 100 };
const read = (body: ReadableStream<Uint8Array> | string) =>
  withBody(
    new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit),
    limits,
    async (bytes) => Buffer.from(bytes).toString(),
  );

/** A body whose pieces come at some distance, in milliseconds. */
function slowly(pieces: string[], everyMs: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(Buffer.from(piece));
    },
  });
}

test('a body is read whole', async () => {
  expect(await read(slowly(['ab', 'cd'], 1))).toBe('abcd');
});

test.each([
  ['of which nothing more comes', 408, () => slowly(['a'], 5000)],
  ['that comes a byte at a time', 408, () => slowly([...'abcdefghi'], 60)],
  ['that is too large', 413, () => slowly(['abcdef', 'ghijkl'], 1)],
  ['that breaks off', 400, () => new ReadableStream({ pull: () => Promise.reject(new Error('aborted')) })],
] as const)('a body %s ends with %i', async (_what, status, body) => {
  await expect(read(body())).rejects.toMatchObject({ status });
});
