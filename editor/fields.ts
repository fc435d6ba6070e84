import type { Field } from '@sveltia/cms';
import { isLocale } from '../src/i18n/locales.ts';
import type { JsonSchema } from './content-schemas.ts';
import { defaults, hints, labels, longTexts } from './labels.ts';

/** Properties of a field for the editor. */
type Properties = Record<string, unknown>;

/**
 * The editor's fields for the properties of an object.
 *
 * @param shared properties for each field, including nested ones, such as `i18n`
 */
export function fieldsOf(schema: JsonSchema, shared: Properties = {}): Field[] {
  return Object.entries(propertiesOf(schema)).map(([name, property]) =>
    fieldOf(name, property, schema.required?.includes(name) ?? false, shared),
  );
}

/** The properties of an object, or of a record whose keys are an enumeration. */
export function propertiesOf({
  properties,
  propertyNames,
  additionalProperties,
}: JsonSchema): Record<string, JsonSchema> {
  if (properties) return properties;
  if (!propertyNames?.enum || typeof additionalProperties !== 'object') return {};
  return Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
}

function fieldOf(name: string, schema: JsonSchema, required: boolean, shared: Properties): Field {
  const field = {
    name: fieldName(name),
    label: schema.title ?? (isLocale(name) ? languageNameOf(name) : labels[name]) ?? labelOf(name),
    hint: schema.description ?? hints[name],
    readonly: schema.readOnly,
    ...widgetOf(name, schema, shared),
    ...shared,
  };
  // Fields with a default, and lists that may be empty, are optional.
  const mayBeEmpty = schema.default !== undefined || (schema.type === 'array' && !schema.minItems);
  const isChoice = schema.enum !== undefined && schema.default !== undefined;
  return { ...field, required: (required && !mayBeEmpty) || isChoice } as Field;
}

function widgetOf(name: string, schema: JsonSchema, shared: Properties): Properties {
  if (schema.anyOf) return unionWidget(schema.anyOf, schema.expected);
  if (schema.enum)
    return { widget: 'select', options: schema.enum, default: schema.default ?? schema.enum.find(isUnknown) };
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'number' || schema.type === 'integer') return numberWidget(schema);
  if (schema.type === 'array') return listWidget(name, schema, shared);
  if (schema.type === 'object') return objectWidget(schema, shared);
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return textWidget(name, schema);
}

/** A group is collapsed if every field in it has a default. */
function objectWidget(schema: JsonSchema, shared: Properties): Properties {
  const fields = fieldsOf(schema, shared);
  const answered = fields.every((field) => 'default' in field && field.default !== undefined);
  return { widget: 'object', collapsed: answered, fields };
}

function textWidget(name: string, { pattern, expected, long = longTexts.includes(name) }: JsonSchema): Properties {
  return {
    widget: long ? 'text' : 'string',
    default: defaults[name],
    ...(pattern && { pattern: [pattern, expected ?? 'Expected another form'] }),
  };
}

/**
 * A text field, because the editor's number field loses digits before a comma during typing. Commas, spaces and a dollar sign
 * are accepted; the file gets a plain number ({@link numberOf}).
 */
function numberWidget({ type }: JsonSchema): Properties {
  return type === 'integer'
    ? { widget: 'string', pattern: [wholeNumber, 'Expected a whole number, such as 8900'] }
    : { widget: 'string', pattern: [decimalNumber, 'Expected a number, such as 8.9'] };
}

/** Such as `8,900` or `$8 900`, with separators before groups of three digits. */
const wholeNumber = '^\\s*\\$?\\s*\\d{1,3}([,\\s]?\\d{3})*\\s*$|^\\s*\\d+\\s*$';

const decimalNumber = '^\\s*-?\\d+(\\.\\d+)?\\s*$';

/** The number that an owner typed, without separators and currency; `NaN` if it is not a number. */
export function numberOf(text: string): number {
  return Number(text.replaceAll(/[$,\s]/g, ''));
}

function listWidget(name: string, { items = {}, minItems, maxItems }: JsonSchema, shared: Properties): Properties {
  const limits = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...limits };
  if (items.type === 'object') return { widget: 'list', collapsed: 'auto', fields: fieldsOf(items, shared), ...limits };
  return { widget: 'list', field: { name: 'item', label: labelOf(name), widget: 'text' }, ...limits };
}

/** A value or a word instead, such as `not known`: the word is an additional option, or an additional pattern of the text. */
function unionWidget(members: JsonSchema[], expected = 'Expected another form'): Properties {
  const words = members.flatMap(({ const: word }) => (typeof word === 'string' ? [word] : []));
  const list = members.find(({ type }) => type === 'array');
  const unknown = words.find(isUnknown);
  if (list) {
    const options = [...(list.items?.enum ?? []), ...words];
    return { widget: 'select', multiple: true, options, min: 1, ...(unknown && { default: [unknown] }) };
  }
  const patterns = members.flatMap(patternsOf);
  return { widget: 'string', pattern: [`^(${[...words, ...patterns].join('|')})$`, expected], default: unknown };
}

/** `not known` and `not examined` are the defaults of their fields. */
function isUnknown(word: string): boolean {
  return word.startsWith('not ');
}

/** Regular expressions for a member of a union. They do not check the range of numbers; the schema does. */
function patternsOf({ type, pattern, anyOf }: JsonSchema): string[] {
  if (anyOf) return anyOf.flatMap(patternsOf);
  if (type === 'number' || type === 'integer') return ['-?\\d+(\\.\\d+)?'];
  return pattern ? [pattern.replace(/^\^|\$$/g, '')] : [];
}

/** The editor does not allow spaces in names of fields, so `as new` becomes `as__new`. */
export function fieldName(name: string): string {
  return name.replaceAll(' ', '__');
}

/** The name in the file: the inverse of {@link fieldName}. */
export function nameOfField(name: string): string {
  return name.replaceAll('__', ' ');
}

/** Such as `German` for `de`. */
export function languageNameOf(locale: string): string {
  return languageNames.of(locale) ?? locale;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** `beatError` as words: `Beat error`. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
