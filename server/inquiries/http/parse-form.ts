import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { MAX_PHOTOGRAPHS } from '../../../src/content/schema/inquiry-contract.ts';
import {
  MAX_PARTS,
  MAX_PHOTOGRAPH_BYTES,
  MAX_UPLOAD_BYTES,
  MAX_WORDS_BYTES,
  UPLOAD_TIMEOUT_MS,
  WORDS_TIMEOUT_MS,
} from './limits.ts';
import type { BodyLimits } from './read-body.ts';
import { Refusal, wrongPhotographs } from './refusal.ts';

/** What a form sent, not checked yet. */
interface Form {
  /** By name; a list for `watch`, otherwise the first of several. */
  fields: Record<string, string | string[] | undefined>;
  /** Of the field `photographs`. */
  files: Uint8Array[];
}

/**
 * The limits of a form's body.
 *
 * @throws Refusal 415 if it is no form
 */
export function bodyLimits(contentType: string): BodyLimits {
  switch (contentType.split(';')[0]?.trim().toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return { maxBytes: MAX_WORDS_BYTES, timeoutMs: WORDS_TIMEOUT_MS };
    case 'multipart/form-data':
      return { maxBytes: MAX_UPLOAD_BYTES, timeoutMs: UPLOAD_TIMEOUT_MS };
    default:
      throw new Refusal(415, 'contentType');
  }
}

/**
 * Reads a form as it arrives.
 *
 * @throws Refusal 400 if it is not what its type says, 413 if it has too many parts, 422 if its photographs are too many or
 *   too large
 */
export async function parseForm(pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<Form> {
  const fields = new Map<string, string[]>();
  const files: Uint8Array[][] = [];
  const limits = {
    parts: MAX_PARTS,
    fields: MAX_PARTS + 1,
    files: MAX_PHOTOGRAPHS,
    fieldSize: MAX_WORDS_BYTES,
    fileSize: MAX_PHOTOGRAPH_BYTES,
  };
  try {
    const busboy = new Busboy({ headers: { 'content-type': contentType }, limits });
    const refuse = (refusal: Refusal) => () => busboy.destroy(refusal);
    busboy.on('partsLimit', refuse(new Refusal(413, 'tooLarge')));
    busboy.on('filesLimit', refuse(wrongPhotographs('photographCount')));
    let count = 0;
    busboy.on('field', (name, value) => {
      fields.set(name, [...(fields.get(name) ?? []), value]);
      count += 1;
      // Of an urlencoded form, `fieldsLimit` is not always told.
      if (count > MAX_PARTS) busboy.destroy(new Refusal(413, 'tooLarge'));
    });
    busboy.on('file', (name, stream) => {
      const chunks: Uint8Array[] = [];
      if (name === 'photographs') files.push(chunks);
      stream.on('data', (chunk) => name === 'photographs' && chunks.push(chunk));
      stream.on('limit', refuse(wrongPhotographs('photographSize')));
    });
    await pipeline(Readable.from(pieces), busboy);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable', { cause: error });
  }
  return {
    fields: Object.fromEntries([...fields].map(([name, values]) => [name, name === 'watch' ? values : values[0]])),
    // A field for files that was left empty comes as an empty file.
    files: files.filter((chunks) => chunks.length > 0).map((chunks) => Buffer.concat(chunks)),
  };
}
