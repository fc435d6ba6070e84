import { expect, test } from 'vitest';
import { MAX_BODY_BYTES, MAX_WORDS_BYTES, PATIENCE_MS, SLOWEST_BYTES_PER_SECOND } from './limits.ts';
import { readForm } from './read-form.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

const photograph = (bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="photographs"; filename="p.jpg"\r\n\r\n${'p'.repeat(bytes)}\r\n`;

function read(
  body: string | ReadableStream,
  type: string,
  reserve = (_bytes: number) => true,
  patienceMs = PATIENCE_MS,
) {
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': type } } as RequestInit;
  return readForm(new Request('http://localhost', init), reserve, patienceMs);
}

/** A body whose pieces come one after the other, and which does not end. */
function endless(piece: string, everyMs: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      controller.enqueue(Buffer.from(piece));
    },
  });
}

test('of several fields of a name the first counts; every watch does', async () => {
  const { fields } = await read('name=A&name=B&watch=a-1&watch=b-2&__proto__=x', urlencoded);
  expect(fields).toMatchObject({ name: 'A', watch: ['a-1', 'b-2'] });
});

test('only photographs reserve memory: not words, other files, or what is before and after the parts', async () => {
  const other = photograph(1000).replace('photographs', 'attachment');
  let reserved = 0;
  const body = `${'before '.repeat(20_000)}\r\n${other}${photograph(500)}--x--${' after'.repeat(20_000)}`;
  const { photographs } = await read(body, multipart, (bytes) => {
    reserved += bytes;
    return true;
  });
  expect([reserved, photographs.length]).toEqual([500, 1]);
});

test.each([
  ['slower than a modem', 408, endless('x', 60), urlencoded],
  ['slower than a modem, with photographs', 408, endless(photograph(1), 60), multipart],
  ['without an end', 413, endless('x'.repeat(MAX_WORDS_BYTES), 0), urlencoded],
  ['without an end, with photographs', 422, endless('x'.repeat(1_000_000), 0), multipart],
  [
    'of too many words',
    413,
    `${photograph(1)}${photograph(MAX_WORDS_BYTES + 1).replace(/; filename[^\r]+/, '')}--x--`,
    multipart,
  ],
  ['that breaks off', 400, new ReadableStream({ pull: () => Promise.reject(new Error('aborted')) }), urlencoded],
  ['that ends too soon', 400, photograph(10), multipart],
])('a body %s ends with %i', async (_what, status, body, type) => {
  await expect(read(body, type, undefined, 200)).rejects.toMatchObject({ status });
});

test('a body that keeps coming is read, however long it takes', async () => {
  let pieces = 0;
  const end = new TransformStream({
    transform(bytes, controller) {
      pieces += 1;
      controller.enqueue(pieces < 20 ? bytes : Buffer.from('--x--'));
      if (pieces === 20) controller.terminate();
    },
  });
  const body = endless(`${' '.repeat(SLOWEST_BYTES_PER_SECOND)}\r\n`, 50).pipeThrough(end);
  expect((await read(body, multipart, undefined, 400)).fields).toEqual({ watch: [] });
});

test('a photograph for which there is no memory is refused, and read no further', async () => {
  const body = `${photograph(MAX_BODY_BYTES / 10)}${photograph(1)}--x--`;
  let asked = 0;
  const refuse = () => {
    asked += 1;
    return false;
  };
  await expect(read(body, multipart, refuse)).rejects.toMatchObject({ status: 503, reason: 'noPhotographs' });
  expect(asked).toBe(1);
});
