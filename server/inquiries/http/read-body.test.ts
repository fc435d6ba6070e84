import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from './limits.ts';
import { type BodyLimits, withBody } from './read-body.ts';

const limits: BodyLimits = { maxBytes: 10, timeoutMs: 300, idleTimeoutMs: 100 };
const text = async (pieces: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(pieces)).toString();

const read = (body: ReadableStream<Uint8Array>, client = 'a', work = text, changed = limits) => {
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  return withBody(new Request('http://localhost', init), client, changed, work);
};

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

test('a client that fills its part of the memory keeps nobody else from sending', async () => {
  const done = Promise.withResolvers<void>();
  const large = () => new Blob([new Uint8Array(MAX_UPLOAD_BYTES)]).stream();
  const hold = async (pieces: AsyncIterable<Uint8Array>) => {
    await Array.fromAsync(pieces);
    await done.promise;
    return 'held';
  };
  const upload = { maxBytes: MAX_UPLOAD_BYTES, timeoutMs: 5000 };
  const held = read(large(), 'flood', hold, upload);
  const second = read(slowly(['a', 'b', 'c'], 50), 'flood', text, upload);
  await expect(second).rejects.toMatchObject({ status: 503 });
  expect(await read(slowly(['ab'], 1), 'visitor')).toBe('ab');
  done.resolve();
  expect(await held).toBe('held');
  expect(await read(slowly(['ab'], 1), 'flood')).toBe('ab');
});
