import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import {
  MAX_PHOTOGRAPH_BYTES,
  MAX_PHOTOGRAPHS,
  MAX_TOTAL_PHOTOGRAPH_BYTES,
} from '../../../src/content/schema/inquiry-contract.ts';
import { MAX_BODY_BYTES, MAX_PARTS, MAX_WORDS_BYTES, PATIENCE_MS, SLOWEST_BYTES_PER_SECOND } from './limits.ts';
import { Refusal, wrongPhotographs } from './refusal.ts';

/** What a form sent, not checked yet. */
interface Form {
  /** By name; all values of `watch`, otherwise the first of several. */
  fields: { [name: string]: string | string[]; watch: string[] };
  photographs: Uint8Array[];
}

/**
 * Reads a form as it arrives, and keeps nothing but its words and photographs. Photographs that are refused are said to be
 * after the body has been read, because a browser does not read an answer while it sends.
 *
 * @param reserveMemory reserves memory for so many bytes of a photograph, if there is some
 * @param patienceMs for a body that is too slow
 * @throws Refusal 400 if it breaks off or is not what its type says, 408 if it is too slow, 413 if it is too large, 415 if it
 *   is no form, 422 if its photographs can't be taken, 503 if there is no memory for them
 */
export async function readForm(
  request: Request,
  reserveMemory: (bytes: number) => boolean,
  patienceMs = PATIENCE_MS,
): Promise<Form> {
  const contentType = request.headers.get('Content-Type') ?? '';
  const limit = limitOf(contentType);
  if (Number(request.headers.get('Content-Length') ?? 0) > limit.bytes) throw limit.refusal;
  const parser = createParser(contentType);
  const fields: [name: string, value: string][] = [];
  const photographs: Uint8Array[] = [];
  let wordsBytes = 0;
  let photographsBytes = 0;
  let refusal: Refusal | undefined;
  const refuse = (reason: Refusal) => {
    refusal ??= reason;
  };
  const giveUp = (reason: Refusal) => {
    refuse(reason);
    parser.destroy(reason);
  };

  parser.on('partsLimit', () => giveUp(new Refusal(413, 'tooLarge')));
  parser.on('filesLimit', () => refuse(wrongPhotographs('photographCount')));
  parser.on('field', (name, value) => {
    wordsBytes += name.length + value.length;
    if (wordsBytes > MAX_WORDS_BYTES || fields.length === MAX_PARTS) giveUp(new Refusal(413, 'tooLarge'));
    else fields.push([name, value]);
  });
  parser.on('file', (name, file) => {
    const chunks: Uint8Array[] = [];
    // That the body ended too soon, which busboy reports too. Unheard, it would end the process.
    file.on('error', () => undefined);
    file.on('limit', () => refuse(wrongPhotographs('photographSize')));
    file.on('data', (chunk: Uint8Array) => {
      if (refusal || name !== 'photographs') return;
      photographsBytes += chunk.length;
      if (photographsBytes > MAX_TOTAL_PHOTOGRAPH_BYTES) refuse(wrongPhotographs('tooLarge'));
      else if (reserveMemory(chunk.length)) chunks.push(chunk);
      else giveUp(new Refusal(503, 'noPhotographs', { retryAfterSeconds: 10 }));
    });
    // A field for files that was left empty comes as an empty file.
    file.on('end', () => chunks.length > 0 && photographs.push(Buffer.concat(chunks)));
  });

  try {
    const body = Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream);
    await pipeline(body, createMeter(limit, patienceMs), parser);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable');
  }
  if (refusal) throw refusal;
  const watch = fields.flatMap(([name, value]) => (name === 'watch' ? value : []));
  return { fields: { ...Object.fromEntries(fields.toReversed()), watch }, photographs };
}

function createParser(contentType: string) {
  const limits = {
    parts: MAX_PARTS,
    // One more than is taken, because busboy does not always tell that an urlencoded form has more.
    fields: MAX_PARTS + 1,
    fieldSize: MAX_WORDS_BYTES,
    files: MAX_PHOTOGRAPHS,
    fileSize: MAX_PHOTOGRAPH_BYTES,
  };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw new Refusal(400, 'unreadable');
  }
}

interface BodyLimit {
  bytes: number;
  /** What is said of a larger body. */
  refusal: Refusal;
}

/** @throws Refusal 415 if it is no form */
function limitOf(contentType: string): BodyLimit {
  switch (contentType.split(';')[0]?.trim().toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return { bytes: MAX_WORDS_BYTES, refusal: new Refusal(413, 'tooLarge') };
    case 'multipart/form-data':
      return { bytes: MAX_BODY_BYTES, refusal: wrongPhotographs('tooLarge') };
    default:
      throw new Refusal(415, 'contentType');
  }
}

/** Passes a body on, and gives it up if it is too large or too slow. (hono/body-limit reads a chunked body whole.) */
function createMeter(limit: BodyLimit, patienceMs: number): Transform {
  const leastBytes = (SLOWEST_BYTES_PER_SECOND * patienceMs) / 1000;
  let bytes = 0;
  let bytesBefore = 0;
  const timer = setInterval(() => {
    if (bytes - bytesBefore < leastBytes) meter.destroy(new Refusal(408, 'tooSlow'));
    bytesBefore = bytes;
  }, patienceMs);
  const meter = new Transform({
    transform(chunk, _encoding, callback) {
      bytes += chunk.length;
      callback(bytes > limit.bytes ? limit.refusal : null, chunk);
    },
    destroy(error, callback) {
      clearInterval(timer);
      callback(error);
    },
  });
  return meter;
}
