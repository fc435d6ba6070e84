import type { Field, StringField } from '@sveltia/cms';
import { isLocale, type Locale } from '../src/i18n/locales.ts';
import type { JsonSchema } from './content-schemas.ts';
import { defaults, hints, labels, longTexts } from './labels.ts';

/** Where the editor saves photographs. A form has their paths, a file only their names. */
export const photographsFolder = '/pictures/photographs';

/** What every kind of field may have. */
type Common = Pick<StringField, 'name' | 'label' | 'hint' | 'required' | 'i18n'>;

/**
 * The CMS's fields for the properties of an object.
 *
 * @param options `i18n`: whether each field, nested ones too, has a value in each language. `group`: the name of the object, if it
 *   is a field itself. `requiredByCms`: the CMS refuses to save without these, by default those that the schema requires. A draft
 *   may lack the others, so our check asks for them
 */
export function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  options: Pick<Common, 'i18n'> & { requiredByCms?: readonly string[]; group?: string } = {},
): Field[] {
  const { i18n, requiredByCms = required, group } = options;
  return Object.entries(properties).map(([name, property]) => {
    const isRequiredByCms = requiredByCms.includes(name);
    // The CMS marks its own.
    const mark = required.includes(name) && !isRequiredByCms ? ' *' : '';
    return fieldOf(name, property, {
      name: toFieldName(name),
      label: labelOf(name, group) + mark,
      hint: inTable(hints, name, group),
      // A choice with a default gets no empty option.
      required: isRequiredByCms || (property.enum !== undefined && property.default !== undefined),
      i18n,
    });
  });
}

/** Where the CMS saves a picture, and the path that a form then has. */
export function savedIn(folder: string) {
  return { media_folder: folder, public_folder: folder };
}

/** Numbers are text fields, because the editor's number field loses digits before a comma during typing. */
function fieldOf(name: string, schema: JsonSchema, common: Common): Field {
  if (schema.anyOf) return unionField(schema.anyOf, common);
  if (isFlag(schema)) return { ...common, widget: 'boolean' };
  if (schema.enum)
    return {
      ...common,
      widget: 'select',
      options: schema.enum,
      default: schema.default ?? schema.enum.find(isUnknown),
    };
  if (schema.type === 'array') return listField(name, schema, common);
  if (schema.type === 'object') {
    return { ...common, widget: 'object', fields: fieldsOf(schema, { i18n: common.i18n, group: name }) };
  }
  if (schema.format === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: defaults[name] };
  if (schema.format === 'photograph') return { ...common, widget: 'image', choose_url: false };
  return { ...common, widget: longTexts.includes(name) ? 'text' : 'string', default: defaults[name] };
}

function listField(name: string, { items = {} }: JsonSchema, common: Common): Field {
  if (items.enum) return { ...common, widget: 'select', multiple: true, options: items.enum };
  if (items.type === 'object') {
    const fields = fieldsOf(items, { i18n: common.i18n, group: name });
    return { ...common, widget: 'list', collapsed: 'auto', fields };
  }
  return { ...common, widget: 'list', field: { name: 'item', label: labelOf(name), widget: 'text' } };
}

/** A value or a literal instead, such as `not known`: the literal is an additional option, or text. */
function unionField(members: JsonSchema[], common: Common): Field {
  const literals = literalsOf(members);
  const list = members.find(({ type }) => type === 'array');
  const unknown = literals.find(isUnknown);
  if (!list) return { ...common, widget: 'string', default: unknown };
  const options = [...(list.items?.enum ?? []), ...literals];
  return { ...common, widget: 'select', multiple: true, options, ...(unknown && { default: [unknown] }) };
}

/** The literals that a union accepts instead of a value. */
export function literalsOf(members: JsonSchema[]): string[] {
  return members.flatMap(({ const: literal }) => (typeof literal === 'string' ? [literal] : []));
}

/** `not known` and `not examined` are the defaults of their fields. */
function isUnknown(literal: string): boolean {
  return literal.startsWith('not ');
}

/** The fields without those of languages that the site does not have. The CMS keeps what a file says in them. */
export function withoutUnreadLanguages(languages: readonly Locale[], fields: readonly Field[]): Field[] {
  return fields
    .filter(({ name }) => !isLocale(name) || languages.includes(name))
    .map((field) =>
      'fields' in field ? { ...field, fields: withoutUnreadLanguages(languages, field.fields) } : field,
    );
}

/** Whether a value is `true` or `false`. */
export function isFlag(schema: JsonSchema): boolean {
  return schema.enum?.join() === 'true,false';
}

/** The editor does not allow spaces in names of fields, so `as new` becomes `as__new`. */
export function toFieldName(name: string): string {
  return name.replaceAll(' ', '__');
}

/** The name in the file: the inverse of {@link toFieldName}. */
export function fromFieldName(name: string): string {
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
