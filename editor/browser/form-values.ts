import type { JsonSchema } from '../content-schemas.ts';
import { fieldName, isFlag, literalsOf } from '../fields.ts';

/** The values of a form. Those of a watch are by language. */
export type Form = Record<string, unknown>;

/**
 * Converts a value of a file for the editor's fields: `not known` instead of a list becomes a list of one, `true` a switch that
 * is on, and words for all languages a group of fields.
 */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  if (schema.anyOf?.some(({ type }) => type === 'array')) return typeof value === 'string' ? [value] : value;
  if (isFlag(schema)) return value === 'true';
  if (isForAllLanguages(schema) && typeof value === 'string') return { everywhere: value };
  if (Array.isArray(value)) return value.map((item) => toForm(item, schema.items ?? {}));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [fieldName(name), toForm(item, schema.properties?.[name] ?? {})]),
  );
}

/** Converts the editor's values for a file: in the order of the schema, without empty optional values. */
export function toFile(value: unknown, schema: JsonSchema): unknown {
  if (schema.anyOf) return unionToFile(value, schema.anyOf);
  if (Array.isArray(value)) return value.map((item) => toFile(item, schema.items ?? {}));
  if (typeof value === 'boolean') return value ? 'true' : undefined;
  if (typeof value === 'string') return value.trim() || undefined;
  return isRecord(value) ? objectToFile(value, schema) : undefined;
}

function objectToFile(value: Record<string, unknown>, schema: JsonSchema): unknown {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const item = toFile(value[fieldName(name)], property);
    const required = schema.required?.includes(name) || property.default !== undefined;
    const empty = Array.isArray(item) && item.length === 0;
    return item === undefined || (empty && !required) ? [] : [[name, item] as const];
  });
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === 'everywhere') return first[1];
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function unionToFile(value: unknown, members: JsonSchema[]): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  // `not known` beside other answers is kept, for the schema to reject.
  const [only] = value;
  return value.length === 1 && literalsOf(members).includes(only) ? only : value;
}

/**
 * The switches that a file turns off in so many words: `circa`, `terms.insured`. The form keeps them in a hidden field, so that
 * their lines stay: it can't tell them from those that the file does not name.
 */
export function listOff(data: unknown, path = ''): string[] {
  if (data === 'false') return [path];
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => listOff(value, path ? `${path}.${name}` : name));
}

/** The form with the switches of {@link listOff} turned off in so many words, unless they are on. */
export function withOff({ off, ...form }: Form): Form {
  const paths = typeof off === 'string' && off ? off.split(',') : [];
  return paths.reduce<Form>((changed, path) => turnedOff(changed, path.split('.')), form);
}

function turnedOff(form: Form, [name = '', ...rest]: string[]): Form {
  if (rest.length > 0) return { ...form, [name]: turnedOff(isRecord(form[name]) ? form[name] : {}, rest) };
  return form[name] === true ? form : { ...form, [name]: 'false' };
}

/** Whether words may be written once for all languages. */
function isForAllLanguages({ properties }: JsonSchema): boolean {
  return properties?.['everywhere'] !== undefined;
}

/** Whether a value is an object with fields, no list. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
