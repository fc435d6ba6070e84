import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { MAX_PHOTOGRAPHS } from '../../../src/content/schema/inquiry-contract.ts';
import { MAX_PARTS, MAX_PHOTOGRAPH_BYTES, MAX_WORDS_BYTES } from './limits.ts';
import { type Reason, Refusal } from './refusal.ts';

/** What a form sent, not checked yet. */
export interface Form {
  /** By name; a list for `watch`, otherwise the first of several. */
  fields: Record<string, unknown>;
  /** Of the field `photographs`. */
  files: Uint8Array[];
}

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const;

export type BodyType = (typeof types)[number];

/** @throws Refusal 415 */
export function bodyTypeOf(contentType: string): BodyType {
  const name = contentType.split(';')[0]?.trim().toLowerCase();
  const type = types.find((each) => each === name);
  if (!type) throw new Refusal(415, 'contentType');
  return type;
}

/**
 * Reads a form as it arrives.
 *
 * @throws Refusal 400 if it is not what its type says, 413 if it has too many parts, 422 if its photographs are too many or
 *   too large
 */
export async function parseForm(pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<Form> {
  try {
    return bodyTypeOf(contentType) === 'application/json'
      ? { fields: await parseJson(pieces), files: [] }
      : await parseFields(pieces, contentType);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable', { cause: error });
  }
}

async function parseJson(pieces: AsyncIterable<Uint8Array>): Promise<Record<string, unknown>> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(await Array.fromAsync(pieces)));
  const fields: unknown = JSON.parse(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Error('expected an object');
  return fields as Record<string, unknown>;
}

async function parseFields(pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<Form> {
  const fields = new Map<string, string[]>();
  const files: Uint8Array[][] = [];
  const limits = {
    ...{ parts: MAX_PARTS, fields: MAX_PARTS + 1, files: MAX_PHOTOGRAPHS },
    ...{ fieldSize: MAX_WORDS_BYTES, fileSize: MAX_PHOTOGRAPH_BYTES },
  };
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
  return {
    fields: Object.fromEntries([...fields].map(([name, values]) => [name, name === 'watch' ? values : values[0]])),
    // A field for files that was left empty comes as an empty file.
    files: files.filter((chunks) => chunks.length > 0).map((chunks) => Buffer.concat(chunks)),
  };
}

/** A refusal that names the field. */
export function wrongPhotographs(reason: Reason): Refusal {
  return new Refusal(422, 'incomplete', { fields: { photographs: reason } });
}
