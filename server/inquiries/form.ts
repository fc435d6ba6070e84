import {
  MAX_PHOTOGRAPH_BYTES,
  MAX_PHOTOGRAPHS,
  MAX_TOTAL_PHOTOGRAPH_BYTES,
  MAX_WORDS_BYTES,
} from '../../src/inquiries/contract.ts';
import { Refusal, refusePhotographs } from './refusal.ts';

/** Sixteen megabytes of photographs, and the words. */
export const MAX_BODY_BYTES = 17_000_000;

/** The most fields and files of a form: 200 watches, eight photographs, and the other fields. */
const MAX_PARTS = 250;

/** The headers of a part: its name and that of its file. */
const MAX_PART_HEADERS_BYTES = 4096;

/** A form before its checks. */
interface Form {
  /** By name; all values of `watch`, otherwise the first of several. */
  fields: { [name: string]: string | string[]; watch: string[] };
  photographs: Uint8Array[];
}

/**
 * Reads a form of type `multipart/form-data`.
 *
 * @param request with a `Content-Length`, as browsers and proxies send it
 * @param reserveMemory reserves more bytes; `false` if there is no memory
 * @throws Refusal 400 if it is incomplete or malformed, 411 if its length is unknown, 413 if it is too large, 415 if it has
 *   another type, 422 if its photographs are too large or too many, 503 if there is no memory
 */
export async function readForm(request: Request, reserveMemory: (bytes: number) => boolean): Promise<Form> {
  const { headers } = request;
  const type = headers.get('Content-Type') ?? '';
  if (headers.has('Transfer-Encoding') || !headers.has('Content-Length')) throw new Refusal(411, 'unreadable');
  if (Number(headers.get('Content-Length')) > MAX_BODY_BYTES) throw new Refusal(413, 'tooLarge');
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(415, 'contentType');
  if (!reserveMemory(0)) throw new Refusal(503, 'unavailable');
  const body = await readBody(request, reserveMemory);
  refuseManyParts(body, type);
  const entries = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => Promise.reject(new Refusal(400, 'unreadable')));
  return sortEntries([...entries]);
}

/**
 * Reads into one buffer, because Node keeps hundreds of bytes for each piece, and a piece may be one byte long. The buffer doubles
 * up to the announced length: large empty buffers keep the garbage collector busy.
 */
async function readBody({ headers, body }: Request, reserveMemory: (bytes: number) => boolean) {
  const length = Number(headers.get('Content-Length'));
  let bytes = Buffer.alloc(Math.min(length, MAX_WORDS_BYTES));
  let end = 0;
  try {
    for await (const piece of body ?? []) {
      if (!reserveMemory(piece.length)) throw new Refusal(503, 'unavailable');
      while (end + piece.length > bytes.length && bytes.length < length)
        bytes = Buffer.concat([bytes], Math.min(length, 2 * bytes.length));
      bytes.set(piece, end);
      end += piece.length;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable');
  }
  return bytes.subarray(0, end);
}

/** Hundreds of thousands of parts, or megabytes of headers, block the parser for a third of a second. */
function refuseManyParts(body: Buffer, type: string): void {
  const boundary = /boundary=(?:"([^"]{1,100})"|([^\s;"]{1,100}))/i.exec(type);
  if (!boundary) throw new Refusal(400, 'unreadable');
  const delimiter = `--${boundary[1] ?? boundary[2]}`;
  let parts = -1;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    const isLast = body.toString('latin1', at + delimiter.length, at + delimiter.length + 2) === '--';
    const head = body.subarray(at, at + delimiter.length + MAX_PART_HEADERS_BYTES);
    if (parts > MAX_PARTS || !(isLast || head.includes('\r\n\r\n'))) throw new Refusal(413, 'tooLarge');
  }
}

async function sortEntries(entries: [name: string, value: FormDataEntryValue][]): Promise<Form> {
  const words = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (words.reduce((sum, [name, value]) => sum + name.length + value.length, 0) > MAX_WORDS_BYTES)
    throw new Refusal(413, 'tooLarge');
  // Browsers send an empty file for an empty file field.
  const files = entries.flatMap(([name, value]) =>
    name === 'photographs' && typeof value !== 'string' && value.size > 0 ? [value] : [],
  );
  if (files.length > MAX_PHOTOGRAPHS) throw refusePhotographs('photographCount');
  if (files.some(({ size }) => size > MAX_PHOTOGRAPH_BYTES)) throw refusePhotographs('photographSize');
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_TOTAL_PHOTOGRAPH_BYTES) throw refusePhotographs('tooLarge');
  const photographs = await Promise.all(files.map((file) => file.bytes()));
  const watch = words.flatMap(([name, value]) => (name === 'watch' ? value : []));
  return { fields: { ...Object.fromEntries(words.toReversed()), watch }, photographs };
}
