import type { Field, StringField } from '@sveltia/cms';
import { isLocale, type Locale } from '../src/i18n/locales.ts';
import { type JsonSchema, kindOf, optionsOf } from './content-schemas.ts';
import { defaults, hintOf, labelOf, longTexts } from './labels.ts';

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
  return Object.entries(properties).map(([name, schema]) => {
    const isRequiredByCms = requiredByCms.includes(name);
    // The CMS marks its own.
    const mark = required.includes(name) && !isRequiredByCms ? ' *' : '';
    return fieldOf(name, schema, {
      name: toFieldName(name),
      label: labelOf(name, group) + mark,
      hint: hintOf(name, group),
      required: isRequiredByCms,
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
  const options = optionsOf(schema);
  // `not known` or `not examined`, which is then the default.
  const unknown = options.find((option) => option.startsWith('not '));
  switch (kindOf(schema)) {
    case 'flag':
      return { ...common, widget: 'boolean' };
    case 'choice': {
      // With a default it gets no empty option.
      const required = common.required || schema.default !== undefined;
      return { ...common, required, widget: 'select', options, default: schema.default ?? unknown };
    }
    case 'choices':
      return { ...common, widget: 'select', multiple: true, options, ...(unknown && { default: [unknown] }) };
    case 'list':
      return { ...common, widget: 'list', ...rowsOf(name, schema.items ?? {}, common) };
    case 'group':
      return { ...common, widget: 'object', fields: fieldsOf(schema, { i18n: common.i18n, group: name }) };
    case 'date':
      return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: defaults[name] };
    case 'photograph':
      return { ...common, widget: 'image', choose_url: false };
    case 'text':
      return { ...common, widget: longTexts.includes(name) ? 'text' : 'string', default: unknown ?? defaults[name] };
  }
}

/** The fields of a list's rows. */
function rowsOf(name: string, items: JsonSchema, { i18n }: Common) {
  if (kindOf(items) === 'text') return { field: { name: 'item', label: labelOf(name), widget: 'text' } } as const;
  return { collapsed: 'auto', fields: fieldsOf(items, { i18n, group: name }) } as const;
}

/** The fields without those of languages that the site does not have. The CMS keeps what a file says in them. */
export function withoutUnreadLanguages(languages: readonly Locale[], fields: readonly Field[]): Field[] {
  return fields
    .filter(({ name }) => !isLocale(name) || languages.includes(name))
    .map((field) =>
      'fields' in field ? { ...field, fields: withoutUnreadLanguages(languages, field.fields) } : field,
    );
}

/** The editor does not allow spaces in names of fields, so `as new` becomes `as__new`. */
export function toFieldName(name: string): string {
  return name.replaceAll(' ', '__');
}

/** The name in the file: the inverse of {@link toFieldName}. */
export function fromFieldName(name: string): string {
  return name.replaceAll('__', ' ');
}
