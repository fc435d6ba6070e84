import { isGroup } from '../../src/content/reading/is-group.ts';
import type { JsonSchema } from '../content-schemas.ts';
import { fieldName, isFlag, literalsOf, photographsFolder } from '../fields.ts';

/** The values of a form. Those of a watch are by language. */
export type Form = Record<string, unknown>;

/**
 * Converts a value of a file for the editor's fields: `not known` instead of a list becomes a list of one, `true` a switch that
 * is on, words for all languages a group of fields, and the name of a photograph its path.
 */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  if (schema.anyOf?.some(({ type }) => type === 'array')) return typeof value === 'string' ? [value] : value;
  if (isFlag(schema)) return value === 'true';
  if (isPhotographFile(schema, value)) return `${photographsFolder}/${value}`;
  if (isForAllLanguages(schema) && typeof value === 'string') return { everywhere: value };
  if (Array.isArray(value)) return value.map((item) => toForm(item, schema.items ?? {}));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [fieldName(name), toForm(item, schema.properties?.[name] ?? {})]),
  );
}

/** Converts the editor's values for a file: in the order of the schema, without empty optional values. */
export function toFile(value: unknown, schema: JsonSchema): unknown {
  if (schema.anyOf) return unionToFile(value, schema.anyOf);
  if (Array.isArray(value)) return value.map((item) => toFile(item, schema.items ?? {}));
  if (typeof value === 'boolean') return value ? 'true' : undefined;
  if (typeof value === 'string') return nameOfPhotograph(value.trim(), schema) || undefined;
  return isGroup(value) ? objectToFile(value, schema) : undefined;
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

/** Whether words may be written once for all languages. */
function isForAllLanguages({ properties }: JsonSchema): boolean {
  return properties?.['everywhere'] !== undefined;
}

/** A portrait may be named without its ending. */
function isPhotographFile({ format }: JsonSchema, value: unknown): boolean {
  return format === 'photograph' && typeof value === 'string' && value.includes('.');
}

function nameOfPhotograph(value: string, { format }: JsonSchema): string {
  return format === 'photograph' ? value.replace(`${photographsFolder}/`, '') : value;
}
