import { isGroup } from '../../src/content/reading/is-group.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { JsonSchema } from '../content-schemas.ts';
import { isFlag, literalsOf, photographsFolder, toFieldName } from '../fields.ts';

/** The values of a form. */
export type Form = Record<string, unknown>;

/** The form of an entry by language. What is not by language is with the main one: English, but in interface words their own. */
export type FormByLanguage = Partial<Record<Locale, Form>>;

/** How a form and the data of a file have a kind of value. The data may have a mistake, and leave out what is empty in a form. */
interface Kind {
  toForm: (value: unknown, schema: JsonSchema) => unknown;
  toData: (value: unknown, schema: JsonSchema) => unknown;
}

/** A list, or a literal such as `not known` instead: in a form always a list. */
const listOrLiteral: Kind = {
  toForm: (value) => (typeof value === 'string' ? [value] : value),
  // A literal beside other answers is kept, for the schema to reject.
  toData: (value, { anyOf = [] }) => {
    const list = Array.isArray(value) ? value : [];
    const isLiteral = list.length === 1 && literalsOf(anyOf).includes(list[0]);
    return isLiteral ? list[0] : list.length > 0 ? list : undefined;
  },
};

const flag: Kind = { toForm: (value) => value === 'true', toData: (value) => (value ? 'true' : undefined) };

/** A name in the data, a path in a form. A portrait may be named without its ending. */
const photograph: Kind = {
  toForm: (value) => (String(value).includes('.') ? `${photographsFolder}/${value}` : value),
  toData: (value) => textToData(value)?.replace(`${photographsFolder}/`, ''),
};

/** Words for all languages, or by language: in a form always a group. */
const words: Kind = {
  toForm: (value, schema) => groupToForm(typeof value === 'string' ? { everywhere: value } : value, schema),
  toData: (value, schema) => {
    const data = groupToData(value, schema);
    return data && Object.keys(data).join() === 'everywhere' ? data['everywhere'] : data;
  },
};

const list: Kind = {
  toForm: (value, { items = {} }) => (Array.isArray(value) ? value.map((item) => toForm(item, items)) : value),
  // With `undefined` for an empty row, so that a problem names the right one.
  toData: (value, { items = {} }) => (Array.isArray(value) ? value.map((item) => toData(item, items)) : undefined),
};

const group: Kind = { toForm: groupToForm, toData: groupToData };

const text: Kind = { toForm: (value) => value, toData: textToData };

function kindOf(schema: JsonSchema): Kind {
  const { anyOf, format, type, properties } = schema;
  if (anyOf?.some((member) => member.type === 'array')) return listOrLiteral;
  if (isFlag(schema)) return flag;
  if (format === 'photograph') return photograph;
  if (type === 'array') return list;
  if (properties) return properties['everywhere'] ? words : group;
  return text;
}

/** Converts a value of a file's data for the form. */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  return kindOf(schema).toForm(value, schema);
}

/** Converts a value of the form for the data of its file: in the order of the schema, without empty optional values. */
export function toData(value: unknown, schema: JsonSchema): unknown {
  return kindOf(schema).toData(value, schema);
}

function groupToForm(value: unknown, { properties = {} }: JsonSchema): unknown {
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [toFieldName(name), toForm(item, properties[name] ?? {})]),
  );
}

function groupToData(value: unknown, { properties = {}, required = [] }: JsonSchema): Form | undefined {
  if (!isGroup(value)) return undefined;
  const entries = Object.entries(properties).flatMap(([name, property]) => {
    const item = toData(value[toFieldName(name)], property);
    // A list that must be there may be empty, so that the schema says what it wants.
    const isOptional = !required.includes(name);
    const isEmpty = Array.isArray(item) ? isOptional && item.every((row) => row === undefined) : item === undefined;
    return isEmpty ? [] : [[name, item] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function textToData(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}
