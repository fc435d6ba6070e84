import type { JsonSchema } from '../content-schemas.ts';
import { fieldName, literalsOf, numberOf } from '../fields.ts';

/** The values of a form. Those of a watch are by language. */
export type Form = Record<string, unknown>;

/**
 * Converts a value of a file for the editor's fields: `not known` instead of a list becomes a list of one, and numbers become
 * text.
 */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  const list = schema.anyOf?.some(({ type }) => type === 'array');
  if (list) return typeof value === 'string' ? [value] : value;
  if (schema.anyOf || isNumeric(schema)) return value === undefined ? value : String(value);
  if (Array.isArray(value)) return value.map((item) => toForm(item, schema.items ?? {}));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [fieldName(name), toForm(item, schema.properties?.[name] ?? {})]),
  );
}

/**
 * Converts the editor's values for a file: in the order of the schema, without empty optional values, with numbers as
 * numbers.
 */
export function toFile(value: unknown, schema: JsonSchema): unknown {
  if (schema.anyOf) return unionToFile(value, schema.anyOf);
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map((item) => toFile(item, schema.items ?? {}));
  if (isNumeric(schema)) return typeof value === 'string' && value.trim() ? numberOf(value) : undefined;
  if (typeof value === 'string') return value.trim() || undefined;
  return isRecord(value) ? objectToFile(value, schema) : value;
}

function objectToFile(value: Record<string, unknown>, schema: JsonSchema): unknown {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const item = toFile(value[fieldName(name)], property);
    const required = schema.required?.includes(name) || property.default !== undefined;
    const empty = item === false || (Array.isArray(item) && item.length === 0);
    return item === undefined || (empty && !required) ? [] : [[name, item] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function unionToFile(value: unknown, members: JsonSchema[]): unknown {
  const words = literalsOf(members);
  if (Array.isArray(value)) {
    // `not known` beside other answers is kept, for the schema to reject.
    const [only] = value;
    return value.length === 1 && words.includes(only) ? only : value.length > 0 ? value : undefined;
  }
  if (typeof value !== 'string' || value === '') return undefined;
  const text = value.trim();
  return members.some(isNumeric) && !words.includes(text) ? numberOf(text) : text;
}

function isNumeric({ type }: JsonSchema): boolean {
  return type === 'number' || type === 'integer';
}

/** Whether a value is an object with fields, no list. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
