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
 * @throws Refusal 400 where it is not what its type says
 */
export async function parseBody(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<ParsedBody> {
  try {
    if (bodyTypeOf(contentType) === 'application/json') return parseJson(body);
    return readForm(await new Response(body, { headers: { 'Content-Type': contentType } }).formData());
  } catch (error) {
    throw new Refusal(400, 'unreadable', { cause: error });
  }
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
