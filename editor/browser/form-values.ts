import type { JsonSchema } from '../content-schemas.ts';
import { fieldName, numberOf, propertiesOf } from '../fields.ts';

/**
 * A value of a file as the editor's fields hold it: `not known` in place of a list is a list of one, in place of a
 * number both are text.
 */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  const list = schema.anyOf?.some(({ type }) => type === 'array');
  if (list) return typeof value === 'string' ? [value] : value;
  if (schema.anyOf || isNumeric(schema)) return value === undefined ? value : String(value);
  if (Array.isArray(value)) return value.map((item) => toForm(item, schema.items ?? {}));
  if (!isRecord(value)) return value;
  const properties = propertiesOf(schema);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [fieldName(name), toForm(item, properties[name] ?? {})]),
  );
}

/**
 * The editor's values as a file holds them: in the order of the schema, without what is empty and optional, numbers as
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
  const entries = Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const item = toFile(value[fieldName(name)], property);
    const required = schema.required?.includes(name) || property.default !== undefined;
    const empty = item === false || (Array.isArray(item) && item.length === 0);
    return item === undefined || (empty && !required) ? [] : [[name, item] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function unionToFile(value: unknown, members: JsonSchema[]): unknown {
  const words = members.flatMap(({ const: word }) => (typeof word === 'string' ? [word] : []));
  if (Array.isArray(value)) {
    // `not known` beside other answers stays as it is: the schema refuses it.
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
