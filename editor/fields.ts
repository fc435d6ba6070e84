import type { Field } from '@sveltia/cms';
import { isLocale, type Locale } from '../src/i18n/locales.ts';
import type { JsonSchema } from './content-schemas.ts';
import { defaults, hints, labels, longTexts } from './labels.ts';

/** Where the editor saves photographs. A form has their paths, a file only their names. */
export const photographsFolder = '/pictures/photographs';

/** Properties of a field for the editor. */
type Properties = Record<string, unknown>;

/**
 * The editor's fields for the properties of an object.
 *
 * @param shared properties for each field, including nested ones, such as `i18n`
 * @param requiredToSave the names of the fields that the editor itself requires; by default those that the schema does. The
 *   others that the schema requires get a `*`, as the editor gives to its own: a draft may lack them.
 * @param group the name of the object, if it is a field itself
 */
export function fieldsOf(
  schema: JsonSchema,
  shared: Properties = {},
  requiredToSave = schema.required ?? [],
  group?: string,
): Field[] {
  const mayDraftLack = (name: string) => schema.required?.includes(name) && !requiredToSave.includes(name);
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name: fieldName(name),
    label: mayDraftLack(name) ? `${labelOf(name, group)} *` : labelOf(name, group),
    hint: inTable(hints, name, group),
    // A choice with a default gets no empty option.
    required: requiredToSave.includes(name) || (property.enum && property.default !== undefined) || false,
    ...widgetOf(name, property, shared),
    ...shared,
  }));
  return fields as Field[];
}

/** Where the CMS saves a picture, and the path that a form then has. */
export function savedIn(folder: string) {
  return { media_folder: folder, public_folder: folder };
}

/** Numbers are text fields, because the editor's number field loses digits before a comma during typing. */
function widgetOf(name: string, schema: JsonSchema, shared: Properties): Properties {
  if (schema.anyOf) return unionWidget(schema.anyOf);
  if (isFlag(schema)) return { widget: 'boolean' };
  if (schema.enum)
    return { widget: 'select', options: schema.enum, default: schema.default ?? schema.enum.find(isUnknown) };
  if (schema.type === 'array') return listWidget(name, schema, shared);
  if (schema.type === 'object') return objectWidget(name, schema, shared);
  if (schema.format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: defaults[name] };
  if (schema.format === 'photograph') return { widget: 'image', choose_url: false, ...savedIn(photographsFolder) };
  return { widget: longTexts.includes(name) ? 'text' : 'string', default: defaults[name] };
}

/** A group is collapsed if every field in it has a default, or is such a group. */
function objectWidget(name: string, schema: JsonSchema, shared: Properties): Properties {
  const fields = fieldsOf(schema, shared, schema.required, name);
  const isAnswered = (field: Properties) => field['default'] !== undefined || field['collapsed'] === true;
  return { widget: 'object', collapsed: fields.every((field) => isAnswered({ ...field })), fields };
}

function listWidget(name: string, { items = {} }: JsonSchema, shared: Properties): Properties {
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum };
  if (items.type === 'object')
    return { widget: 'list', collapsed: 'auto', fields: fieldsOf(items, shared, items.required, name) };
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

/** A field that keeps what the form does not show: the words of languages that the site does not have. */
export function hidden(name: 'wordsOfFile' | Locale): Field {
  return { name, widget: 'hidden' };
}

/** The fields, with those of languages hidden that the site does not have: a file keeps what it says in them. */
export function hideUnreadLanguages(languages: readonly Locale[], fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (isLocale(field.name) && !languages.includes(field.name)) return hidden(field.name);
    return 'fields' in field && field.fields
      ? ({ ...field, fields: hideUnreadLanguages(languages, field.fields) } as Field)
      : field;
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

/**
 * A label for a name: the language for `de`, otherwise the words of the name.
 *
 * @param group the name of the group that it is in
 */
export function labelOf(name: string, group?: PropertyKey): string {
  return inTable(labels, name, group) ?? (isLocale(name) ? languageNames.of(name) : undefined) ?? inWords(name);
}

function inTable(table: Record<string, string>, name: string, group?: PropertyKey): string | undefined {
  return table[`${String(group)}.${name}`] ?? table[name];
}

/** `beatError` as words: `Beat error`. */
export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
