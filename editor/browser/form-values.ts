import { isGroup } from '../../src/content/reading/is-group.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { type JsonSchema, kindOf } from '../content-schemas.ts';
import { photographsFolder, toFieldName } from '../fields.ts';

/** The values of a form. */
export type Form = Record<string, unknown>;

/** The form of an entry by language. What is not by language is with the main one: English, but in interface words their own. */
export type FormByLanguage = Partial<Record<Locale, Form>>;

/** Converts a value of a file's data for the form. The data may have a mistake. */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  switch (kindOf(schema)) {
    case 'flag':
      return value === 'true';
    case 'photograph':
      // A portrait may be named without its ending.
      return String(value).includes('.') ? `${photographsFolder}/${value}` : value;
    case 'choices':
      return typeof value === 'string' ? [value] : value;
    case 'list':
      return Array.isArray(value) ? value.map((row) => toForm(row, schema.items ?? {})) : value;
    case 'group':
      return groupToForm(value, schema);
    default:
      return value;
  }
}

/**
 * Converts a value of the form for the data of its file: in the order of the schema.
 *
 * @returns `undefined` if it is empty: a file leaves it out
 */
export function toData(value: unknown, schema: JsonSchema): unknown {
  switch (kindOf(schema)) {
    case 'flag':
      return value ? 'true' : undefined;
    case 'photograph':
      return textToData(value)?.replace(`${photographsFolder}/`, '');
    case 'choices':
      return choicesToData(value, schema);
    case 'list':
      return listToData(value, schema);
    case 'group':
      return groupToData(value, schema);
    default:
      return textToData(value);
  }
}

function textToData(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

/** A literal that replaces the list. Beside other choices it is kept, for the schema to reject. */
function choicesToData(value: unknown, { anyOf = [] }: JsonSchema): unknown {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const isLiteral = value.length === 1 && anyOf.some(({ const: literal }) => literal === value[0]);
  return isLiteral ? value[0] : value;
}

/** A row of spaces stays, so that each problem has the number of its row. The CMS refuses an empty one. */
function listToData(value: unknown, { items = {} }: JsonSchema): unknown {
  const rows = Array.isArray(value) ? value.map((row) => toData(row, items) ?? '') : [];
  return rows.length > 0 ? rows : undefined;
}

/** In a file, words that are the same in all languages are a text instead of a group with this name. */
const everywhere = 'everywhere';

function groupToForm(value: unknown, { properties = {} }: JsonSchema): unknown {
  const group = typeof value === 'string' ? { [everywhere]: value } : value;
  if (!isGroup(group)) return value;
  return Object.fromEntries(
    Object.entries(group).map(([name, item]) => [toFieldName(name), toForm(item, properties[name] ?? {})]),
  );
}

function groupToData(value: unknown, { properties = {} }: JsonSchema): unknown {
  const group = isGroup(value) ? value : {};
  const items = Object.entries(properties)
    .map(([name, property]) => [name, toData(group[toFieldName(name)], property)] as const)
    .filter(([, item]) => item !== undefined);
  if (items.length === 1 && items[0]?.[0] === everywhere) return items[0][1];
  return items.length > 0 ? Object.fromEntries(items) : undefined;
}
