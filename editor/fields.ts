import type { Field } from '@sveltia/cms';
import { isLocale, type Locale } from '../src/i18n/locales.ts';
import type { JsonSchema } from './content-schemas.ts';
import { defaults, hints, labels, longTexts } from './labels.ts';

/** Properties of a field for the editor. */
type Properties = Record<string, unknown>;

/**
 * The editor's fields for the properties of an object.
 *
 * @param shared properties for each field, including nested ones, such as `i18n`
 * @param demanded the names of the fields that the editor demands; by default those that the schema does. It marks them by
 *   itself, and so does `*` the others that a file needs.
 */
export function fieldsOf(schema: JsonSchema, shared: Properties = {}, demanded = schema.required ?? []): Field[] {
  const isMissable = (name: string) => schema.required?.includes(name) && !demanded.includes(name);
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name: fieldName(name),
    label: isMissable(name) ? `${labelOf(name)} *` : labelOf(name),
    hint: hints[name],
    // A choice with a default gets no empty option.
    required: demanded.includes(name) || (property.enum && property.default !== undefined) || false,
    ...widgetOf(name, property, shared),
    ...shared,
  }));
  return fields as Field[];
}

/** Numbers are text fields, because the editor's number field loses digits before a comma during typing. */
function widgetOf(name: string, schema: JsonSchema, shared: Properties): Properties {
  if (schema.anyOf) return unionWidget(schema.anyOf);
  if (isFlag(schema)) return { widget: 'boolean' };
  if (schema.enum)
    return { widget: 'select', options: schema.enum, default: schema.default ?? schema.enum.find(isUnknown) };
  if (schema.type === 'array') return listWidget(name, schema, shared);
  if (schema.type === 'object') return objectWidget(schema, shared);
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return { widget: longTexts.includes(name) ? 'text' : 'string', default: defaults[name] };
}

/** A group is collapsed if every field in it has a default. */
function objectWidget(schema: JsonSchema, shared: Properties): Properties {
  const fields = fieldsOf(schema, shared);
  const answered = fields.every((field) => 'default' in field && field.default !== undefined);
  return { widget: 'object', collapsed: answered, fields };
}

function listWidget(name: string, { items = {} }: JsonSchema, shared: Properties): Properties {
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum };
  if (items.type === 'object') return { widget: 'list', collapsed: 'auto', fields: fieldsOf(items, shared) };
  return { widget: 'list', field: { name: 'item', label: labelOf(name), widget: 'text' } };
}

/** A value or a word instead, such as `not known`: the word is an additional option, or text. */
function unionWidget(members: JsonSchema[]): Properties {
  const words = literalsOf(members);
  const list = members.find(({ type }) => type === 'array');
  const unknown = words.find(isUnknown);
  if (!list) return { widget: 'string', default: unknown };
  const options = [...(list.items?.enum ?? []), ...words];
  return { widget: 'select', multiple: true, options, ...(unknown && { default: [unknown] }) };
}

/** The words that a union accepts instead of a value. */
export function literalsOf(members: JsonSchema[]): string[] {
  return members.flatMap(({ const: word }) => (typeof word === 'string' ? [word] : []));
}

/** `not known` and `not examined` are the defaults of their fields. */
function isUnknown(word: string): boolean {
  return word.startsWith('not ');
}

/** A field that keeps what the form does not show: the switches that are off, the words of languages that the site does not have. */
export function hidden(name: 'off' | 'wordsOfFile' | Locale): Field {
  return { name, widget: 'hidden' };
}

/** The fields, with those of languages hidden that the site does not have: a file keeps what it says in them. */
export function readIn(languages: readonly Locale[], fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (isLocale(field.name) && !languages.includes(field.name)) return hidden(field.name);
    return 'fields' in field && field.fields ? ({ ...field, fields: readIn(languages, field.fields) } as Field) : field;
  });
}

/** Whether a value is `true` or `false`. */
export function isFlag(schema: JsonSchema): boolean {
  return schema.enum?.join() === 'true,false';
}

/** The editor does not allow spaces in names of fields, so `as new` becomes `as__new`. */
export function fieldName(name: string): string {
  return name.replaceAll(' ', '__');
}

/** The name in the file: the inverse of {@link fieldName}. */
export function nameOfField(name: string): string {
  return name.replaceAll('__', ' ');
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A label for a name: the language for `de`, otherwise the words of the name. */
export function labelOf(name: string): string {
  return labels[name] ?? (isLocale(name) ? languageNames.of(name) : undefined) ?? inWords(name);
}

/** `beatError` as words: `Beat error`. */
export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
