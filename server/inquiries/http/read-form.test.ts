import { expect, test } from 'vitest';
import { BYTES_PER_PIECE, MAX_BODY_BYTES, MAX_WORDS_BYTES, PATIENCE_MS, SLOWEST_BYTES_PER_SECOND } from './limits.ts';
import { readForm } from './read-form.ts';

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const photograph = (bytes: number) => field('photographs"; filename="p.jpg', 'p'.repeat(bytes));

function read(
  body: string | ReadableStream,
  reserve = (_bytes: number) => true,
  patienceMs = PATIENCE_MS,
  headers: Record<string, string> = {},
) {
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', body, duplex: 'half', headers: { ...type, ...headers } } as RequestInit;
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

const unread = new ReadableStream({ pull: () => Promise.reject(new Error('was read')) });

test('of several fields of a name the first counts; every watch does', async () => {
  const names = ['name', 'name', 'watch', 'watch', '__proto__'];
  const { fields } = await read(`${names.map((name, index) => field(name, `${index}`)).join('')}--x--`);
  expect(fields).toMatchObject({ name: '0', watch: ['2', '3'] });
});

test('only photographs reserve memory: not words, other files, or what is before and after the parts', async () => {
  const other = photograph(1000).replace('photographs', 'attachment');
  let reserved = 0;
  const body = `${'before '.repeat(20_000)}\r\n${other}${field('name', 'A')}${photograph(500)}--x--${' after'.repeat(20_000)}`;
  const { photographs } = await read(body, (bytes) => {
    reserved += bytes;
    return true;
  });
  expect([reserved, photographs.length]).toEqual([500 + BYTES_PER_PIECE, 1]);
});

test.each([
  ['slower than a modem', 408, endless('x', 60), {}],
  ['of unknown length', 411, unread, { 'Transfer-Encoding': 'chunked' }],
  ['of too many words', 413, `${photograph(1)}${field('message', 'x'.repeat(MAX_WORDS_BYTES + 1))}--x--`, {}],
  ['that is larger than anything that is read', 422, unread, { 'Content-Length': String(MAX_BODY_BYTES + 1) }],
  ['that breaks off', 400, new ReadableStream({ pull: () => Promise.reject(new Error('aborted')) }), {}],
  ['that ends too soon', 400, photograph(10), {}],
])('a body %s ends with %i', async (_what, status, body, headers) => {
  await expect(read(body, undefined, 200, headers)).rejects.toMatchObject({ status });
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
  expect((await read(body, undefined, 400)).fields).toEqual({ watch: [] });
});

test('a photograph for which there is no memory is refused, and read no further', async () => {
  const body = `${photograph(1_700_000)}${photograph(1)}--x--`;
  let asked = 0;
  const refuse = () => {
    asked += 1;
    return false;
  };
  await expect(read(body, refuse)).rejects.toMatchObject({ status: 503, reason: 'noPhotographs' });
  expect(asked).toBe(1);
});
