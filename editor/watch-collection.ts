import type { Collection } from '@sveltia/cms';
import { formatCurrency } from '../src/i18n/format.ts';
import { defaultLocale, type Locale } from '../src/i18n/locales.ts';
import { jsonSchemas, kindOf } from './content-schemas.ts';
import { fieldsOf, photographsFolder, savedIn, withoutUnreadLanguages } from './fields.ts';

const { properties = {}, required = [] } = jsonSchemas.watches;

/** The file is named after these. */
const inName = ['brand', 'model', 'year'];

const mostImportant = ['pictures', ...inName, 'circa', 'price', 'status', 'soldOn', 'reservedUntil', 'draft'];

/** The schema with its properties in the order of the form. Of a name that is there twice, the first place holds. */
const inOrder = {
  required,
  properties: Object.fromEntries(
    [...mostImportant, ...required, ...Object.keys(properties)].map((name) => [name, properties[name] ?? {}]),
  ),
};

/** What the file is named after, and groups that are always open: the CMS adds the others by a button. */
const requiredByCms = [
  'pictures',
  ...required.filter((name) => inName.includes(name) || kindOf(properties[name] ?? {}) === 'group'),
];

/** The watches, a file each, and their photographs. */
export function watchCollection(currency: string, languages: readonly Locale[]): Collection {
  const fields = fieldsOf(inOrder, { requiredByCms });
  const added = additions(currency);
  return {
    name: 'watches',
    label: 'Watches',
    label_singular: 'Watch',
    icon: 'watch',
    folder: 'content/watches',
    format: 'watches',
    extension: 'yaml',
    create: true,
    // A watch becomes sold, reserved or a draft. Deleting it would break links and leave its pictures behind.
    delete: false,
    identifier_field: 'model',
    // Not editable, because files and pages are named after it.
    slug: { template: '{{fields.brand}}-{{fields.model}}-{{fields.year}}', editable: false },
    summary: `{{brand}} {{model}} {{year}}, {{price}} ${currency} {{status | ternary('· ', '')}}{{status}} {{draft | ternary('· draft', '')}}`,
    thumbnail: ['pictures.front', '/images/{{slug}}.jpg'],
    // Without numbers: these fields are text, so 12800 would come before 9500.
    sortable_fields: { fields: ['brand', 'model', 'year', 'dateAdded'], default: { field: 'brand' } },
    preview_path: 'catalog/{{slug}}',
    aliases_field: false,
    i18n: true,
    fields: withoutUnreadLanguages(languages, fields).map((field) => ({ ...field, ...added[field.name] })),
  };
}

/** What the schema cannot say of a field. */
function additions(currency: string): Record<string, object> {
  const { pictures = {}, words } = properties;
  return {
    price: { label: `Price, ${formatCurrency('en', currency)} *` },
    pictures: {
      hint: 'Upright, ideally 1600 × 2000. Saving removes the location and date, and makes large ones smaller.',
      // An iPhone calls every photograph from its camera `image.jpg`. The CMS tells files of one name apart only if one of them
      // has been saved before.
      fields: fieldsOf(pictures).map((field) => ({ ...field, ...savedIn(`${photographsFolder}/${field.name}`) })),
    },
    // Every field of these has a default.
    report: { collapsed: true },
    service: { collapsed: true },
    words: {
      hint: 'English is enough: a language without words shows the English ones.',
      i18n: true,
      fields: fieldsOf(words?.properties?.[defaultLocale] ?? {}, { i18n: true, requiredByCms: [] }),
    },
  };
}
