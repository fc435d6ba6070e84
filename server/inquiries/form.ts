import { Busboy, type BusboyInstance } from '@fastify/busboy';
import {
  MAX_PHOTOGRAPH_BYTES,
  MAX_PHOTOGRAPHS,
  MAX_TOTAL_PHOTOGRAPH_BYTES,
  MAX_WORDS_BYTES,
} from '../../src/contract/inquiries.ts';
import { Refusal, refusePhotographs } from './refusal.ts';

/** Sixteen megabytes of photographs, and the words. */
export const MAX_BODY_BYTES = 17_000_000;

/** Node keeps about so much for each piece of a body besides its bytes, and a piece may be one byte long. */
const PIECE_BYTES = 300;

/** The parser reads so much to its end, even after a limit: a part may have five bytes and takes many times as long as they. */
const SLICE_BYTES = 4096;

const limits = {
  fieldSize: MAX_WORDS_BYTES,
  /** A longer file is cut off, and its form refused. */
  fileSize: MAX_PHOTOGRAPH_BYTES + 1,
  /** Fields and files of a form: 200 watches, eight photographs, and the other fields. */
  parts: 250,
  /** The headers of a part: its name and that of its file. */
  headerSize: 4096,
  headerPairs: 10,
};

/** A form before its checks. */
interface Form {
  /** By name; all values of `watch`, otherwise the first of several. */
  fields: { [name: string]: string | string[]; watch: string[] };
  photographs: Uint8Array[];
}

/**
 * Reads a form of type `multipart/form-data`. One parser reads it, as the bytes arrive, and keeps the limits.
 *
 * @param request with a `Content-Length`, as browsers and proxies send it
 * @param reserveMemory reserves more bytes; throws a Refusal if there is no memory
 * @throws Refusal 400 if it is incomplete or malformed, 411 if its length is unknown, 413 if it is too large, 415 if it has
 *   another type, 422 if its photographs are too large or too many, 503 if there is no memory
 */
export async function readForm(request: Request, reserveMemory: (bytes: number) => void): Promise<Form> {
  const { headers } = request;
  const type = headers.get('Content-Type') ?? '';
  if (headers.has('Transfer-Encoding') || !headers.has('Content-Length')) throw new Refusal(411, 'unreadable');
  if (Number(headers.get('Content-Length')) > MAX_BODY_BYTES) throw new Refusal(413, 'tooLarge');
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new Refusal(415, 'contentType');
  try {
    const parser = new Busboy({ headers: { 'content-type': type }, limits });
    const entries = collectEntries(parser);
    await parse(request.body, parser, reserveMemory);
    return sortEntries(entries);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable', { message: (error as Error).message });
  }
}

/**
 * Hands a body to the parser. No `pipeline`: it never ends if the parser finishes within a piece. The body is not closed if
 * reading ends early, because then the answer could not be sent.
 */
async function parse(body: Request['body'], parser: BusboyInstance, reserveMemory: (bytes: number) => void) {
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>();
  parser.on('finish', resolve).on('error', reject);
  // It may fail while the next piece is awaited.
  parsed.catch(() => undefined);
  for await (const piece of body?.values({ preventCancel: true }) ?? []) {
    reserveMemory(piece.length + PIECE_BYTES);
    for (let at = 0; at < piece.length && !parser.destroyed; at += SLICE_BYTES)
      parser.write(piece.subarray(at, at + SLICE_BYTES));
    if (parser.destroyed) break;
  }
  parser.end();
  await parsed;
}

/** What the parser finds. A form with too many parts is not read to its end. */
function collectEntries(parser: BusboyInstance) {
  const entries = { words: [] as [name: string, value: string][], photographs: [] as Buffer[] };
  const refuse = (...why: ConstructorParameters<typeof Refusal>) => parser.destroy(new Refusal(...why));
  parser.on('partsLimit', () => refuse(413, 'tooLarge'));
  parser.on('field', (name, value, _isNameCut, isCut) => {
    if (name === undefined) refuse(400, 'unreadable');
    else if (isCut) refuse(413, 'tooLarge');
    else entries.words.push([name, value]);
  });
  parser.on('file', (name, file) => {
    const pieces: Buffer[] = [];
    if (name === undefined) refuse(400, 'unreadable');
    file.on('error', (error) => parser.destroy(error));
    file.on('data', (piece) => name === 'photographs' && pieces.push(piece));
    // Browsers send an empty file for an empty file field.
    file.on('end', () => pieces.length > 0 && entries.photographs.push(Buffer.concat(pieces)));
  });
  return entries;
}

/** @throws Refusal if there is too much of anything, which only shows at the end */
function sortEntries({ words, photographs }: ReturnType<typeof collectEntries>): Form {
  if (Buffer.byteLength(words.flat().join('')) > MAX_WORDS_BYTES) throw new Refusal(413, 'tooLarge');
  if (photographs.length > MAX_PHOTOGRAPHS) throw refusePhotographs('photographCount');
  if (photographs.some(({ length }) => length > MAX_PHOTOGRAPH_BYTES)) throw refusePhotographs('photographSize');
  if (photographs.reduce((sum, { length }) => sum + length, 0) > MAX_TOTAL_PHOTOGRAPH_BYTES)
    throw refusePhotographs('tooLarge');
  const watch = words.flatMap(([name, value]) => (name === 'watch' ? value : []));
  return { fields: { ...Object.fromEntries(words.toReversed()), watch }, photographs };
}
