import { MAX_PARTS } from './limits.ts';
import { Refusal } from './refusal.ts';

/** What a form sent, not checked yet. */
export interface ParsedBody {
  /** By name; a list where a field came more than once. */
  fields: Record<string, unknown>;
  /** Of the field `photographs`. */
  files: File[];
}

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const;

export type BodyType = (typeof types)[number];

/** @throws Refusal 415 */
export function bodyTypeOf(contentType: string | null): BodyType {
  const name = contentType?.split(';')[0]?.trim().toLowerCase();
  const type = types.find((each) => each === name);
  if (!type) throw new Refusal(415, 'contentType');
  return type;
}

/**
 * Reads the fields of a body.
 *
 * @throws Refusal 400 where it is not what its type says, 413 where it has too many parts
 */
export async function parseBody(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<ParsedBody> {
  const type = bodyTypeOf(contentType);
  if (type !== 'application/json' && hasTooManyParts(body, separatorOf(type, contentType))) {
    throw new Refusal(413, 'tooLarge');
  }
  try {
    if (type === 'application/json') return parseJson(body);
    return readForm(await new Response(body, { headers: { 'Content-Type': contentType } }).formData());
  } catch (error) {
    throw new Refusal(400, 'unreadable', { cause: error });
  }
}

/** What stands between two fields: `&`, or the boundary that the header names (RFC 2046, 5.1.1). */
function separatorOf(type: BodyType, contentType: string): string {
  if (type === 'application/x-www-form-urlencoded') return '&';
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  return `--${quoted ?? plain ?? ''}`;
}

/** Counted in the bytes, because parsing 16,000 names holds every page up for seconds. */
function hasTooManyParts(body: Uint8Array<ArrayBuffer>, separator: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > MAX_PARTS) return true;
  }
  return false;
}

function parseJson(body: Uint8Array): ParsedBody {
  const fields: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Error('expected an object');
  return { fields: fields as Record<string, unknown>, files: [] };
}

function readForm(form: FormData): ParsedBody {
  // A file field that was left empty comes as a file without a name.
  const files = form.getAll('photographs').filter((value) => value instanceof File && value.size > 0) as File[];
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === 'string');
    if (values.length > 0 && name !== 'photographs') fields[name] = name === 'watch' ? values : values[0];
  }
  return { fields, files };
}
