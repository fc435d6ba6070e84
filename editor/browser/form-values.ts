import { isGroup } from '../../src/content/reading/is-group.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { JsonSchema } from '../content-schemas.ts';
import { fieldName, isFlag, literalsOf, photographsFolder } from '../fields.ts';

/** The values of a form. */
export type Form = Record<string, unknown>;

/** The form of an entry by language. What is not by language is with the first: English, but in interface words their own. */
export type FormByLanguage = Partial<Record<Locale, Form>>;

/** A kind of value, and how a form and a file have it. What is empty in a form, a file leaves out. */
interface Kind {
  fits: (schema: JsonSchema) => boolean;
  toForm: (value: unknown, schema: JsonSchema) => unknown;
  toFile: (value: unknown, schema: JsonSchema) => unknown;
}

/** The first that fits holds. Only a form's values certainly are of the kind: a file may have a mistake. */
const kinds: Kind[] = [
  {
    // A list, or a word such as `not known` instead: in a form always a list.
    fits: ({ anyOf }) => anyOf?.some(({ type }) => type === 'array') ?? false,
    toForm: (value) => (typeof value === 'string' ? [value] : value),
    // The word beside other answers is kept, for the schema to reject.
    toFile: (value, { anyOf = [] }) => {
      const list = Array.isArray(value) ? value : [];
      const isWord = list.length === 1 && literalsOf(anyOf).includes(list[0]);
      return isWord ? list[0] : list.length > 0 ? list : undefined;
    },
  },
  { fits: isFlag, toForm: (value) => value === 'true', toFile: (value) => (value ? 'true' : undefined) },
  {
    // A name in a file, a path in a form. A portrait may be named without its ending.
    fits: ({ format }) => format === 'photograph',
    toForm: (value) => (String(value).includes('.') ? `${photographsFolder}/${value}` : value),
    toFile: (value) => textToFile(value)?.replace(`${photographsFolder}/`, ''),
  },
  {
    // Words for all languages, or by language: in a form always a group.
    fits: ({ properties }) => properties?.['everywhere'] !== undefined,
    toForm: (value, schema) => groupToForm(typeof value === 'string' ? { everywhere: value } : value, schema),
    toFile: (value, schema) => {
      const words = groupToFile(value, schema);
      return words && Object.keys(words).join() === 'everywhere' ? words['everywhere'] : words;
    },
  },
  {
    fits: ({ type }) => type === 'array',
    toForm: (value, { items = {} }) => (Array.isArray(value) ? value.map((item) => toForm(item, items)) : value),
    toFile: (value, { items = {} }) => (Array.isArray(value) ? value.map((item) => toFile(item, items)) : undefined),
  },
  { fits: ({ properties }) => properties !== undefined, toForm: groupToForm, toFile: groupToFile },
  { fits: () => true, toForm: (value) => value, toFile: textToFile },
];

const kindOf = (schema: JsonSchema) => kinds.find(({ fits }) => fits(schema)) as Kind;

/** Converts a value of a file for the form. */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  return kindOf(schema).toForm(value, schema);
}

/** Converts a value of the form for a file: in the order of the schema, without empty optional values. */
export function toFile(value: unknown, schema: JsonSchema): unknown {
  return kindOf(schema).toFile(value, schema);
}

function groupToForm(value: unknown, { properties = {} }: JsonSchema): unknown {
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [fieldName(name), toForm(item, properties[name] ?? {})]),
  );
}

function groupToFile(value: unknown, { properties = {}, required = [] }: JsonSchema): Form | undefined {
  if (!isGroup(value)) return undefined;
  const entries = Object.entries(properties).flatMap(([name, property]) => {
    const item = toFile(value[fieldName(name)], property);
    const isOptional = !required.includes(name) && property.default === undefined;
    // A list that must be there may be empty, so that the schema says what it wants.
    const isEmpty = item === undefined || (Array.isArray(item) && item.length === 0 && isOptional);
    return isEmpty ? [] : [[name, item] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function textToFile(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}
