import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import {
  MAX_PHOTOGRAPH_BYTES,
  MAX_PHOTOGRAPHS,
  MAX_TOTAL_PHOTOGRAPH_BYTES,
} from '../../../src/content/schema/inquiry-contract.ts';
import {
  BYTES_PER_PIECE,
  MAX_BODY_BYTES,
  MAX_PARTS,
  MAX_WORDS_BYTES,
  PATIENCE_MS,
  SLOWEST_BYTES_PER_SECOND,
} from './limits.ts';
import { Refusal, refusePhotographs } from './refusal.ts';

/** What a form sent, not checked yet. */
interface Form {
  /** By name; all values of `watch`, otherwise the first of several. */
  fields: { [name: string]: string | string[]; watch: string[] };
  photographs: Uint8Array[];
}

/**
 * Reads a form as it arrives, and keeps nothing but its words and photographs. A refusal of photographs is thrown after the body
 * has been read, because a browser reads the response only after it has sent everything.
 *
 * @param reserveMemory returns whether there is memory for so many more bytes
 * @param patienceMs for a body that is too slow
 * @throws Refusal 400 if it breaks off or is not what its type says, 408 if it is too slow, 411 if its length is unknown, 413 if
 *   it has too many words or parts, 415 if it is no such form, 422 if its photographs can't be taken, 503 if there is no memory
 *   for them
 */
export async function readForm(
  request: Request,
  reserveMemory: (bytes: number) => boolean,
  patienceMs = PATIENCE_MS,
): Promise<Form> {
  // Node keeps hundreds of bytes for each chunk, and a chunk may be of one byte. Browsers and proxies send a length.
  if (request.headers.has('Transfer-Encoding')) throw new Refusal(411, 'unreadable');
  if (Number(request.headers.get('Content-Length')) > MAX_BODY_BYTES) throw refusePhotographs('tooLarge');
  const parser = createParser(request.headers.get('Content-Type') ?? '');
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
  parser.on('filesLimit', () => refuse(refusePhotographs('photographCount')));
  parser.on('field', (name, value) => {
    wordsBytes += name.length + value.length;
    if (wordsBytes > MAX_WORDS_BYTES) giveUp(new Refusal(413, 'tooLarge'));
    else fields.push([name, value]);
  });
  parser.on('file', (name, file) => {
    const pieces: Uint8Array[] = [];
    // Emitted if the body ends too soon, which the parser reports too. Without a listener it would end the process.
    file.on('error', () => undefined);
    file.on('limit', () => refuse(refusePhotographs('photographSize')));
    file.on('data', (piece: Uint8Array) => {
      if (refusal || name !== 'photographs') return;
      photographsBytes += piece.length;
      if (photographsBytes > MAX_TOTAL_PHOTOGRAPH_BYTES) refuse(refusePhotographs('tooLarge'));
      else if (reserveMemory(piece.length + BYTES_PER_PIECE)) pieces.push(piece);
      else giveUp(new Refusal(503, 'noPhotographs'));
    });
    // A field for files that was left empty is sent as an empty file. Emptied, because the parser keeps this function.
    file.on('end', () => pieces.length > 0 && photographs.push(Buffer.concat(pieces.splice(0))));
  });

  const body = Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream);
  let bytesLately = 0;
  body.on('data', (piece: Uint8Array) => {
    bytesLately += piece.length;
  });
  const timer = setInterval(() => {
    if (bytesLately < (SLOWEST_BYTES_PER_SECOND * patienceMs) / 1000) giveUp(new Refusal(408, 'tooSlow'));
    bytesLately = 0;
  }, patienceMs);
  try {
    await pipeline(body, parser);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable');
  } finally {
    clearInterval(timer);
  }
  if (refusal) throw refusal;
  const watch = fields.flatMap(([name, value]) => (name === 'watch' ? value : []));
  return { fields: { ...Object.fromEntries(fields.toReversed()), watch }, photographs };
}

function createParser(contentType: string) {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Refusal(415, 'contentType');
  const limits = {
    parts: MAX_PARTS,
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
