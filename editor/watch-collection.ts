import type { Collection, Field } from '@sveltia/cms';
import { formatCurrency } from '../src/i18n/format.ts';
import { defaultLocale, type Locale } from '../src/i18n/locales.ts';
import { contentSchemas } from './content-schemas.ts';
import { fieldsOf, hidden, hideUnreadLanguages, photographsFolder, savedIn } from './fields.ts';

/** The file is named after these. */
const inName = ['brand', 'model', 'year'];

/** The most important fields. They come first; after them the required ones, then the others. */
const firstFields = ['pictures', ...inName, 'circa', 'price', 'status', 'soldOn', 'reservedUntil', 'draft'];

/** The watches, a file each, and their photographs. */
export function watchCollection(currency: string, languages: readonly Locale[]): Collection {
  const { properties = {}, required = [] } = contentSchemas.watches;
  const names = new Set([...firstFields, ...required, ...Object.keys(properties)]);
  const ordered = Object.fromEntries([...names].map((name) => [name, properties[name] ?? {}]));
  // The file is named after some, and the editor shows a group only if it is required. What else is missing is reported on save,
  // because a draft may lack it.
  const isRequiredToSave = (name: string) => inName.includes(name) || properties[name]?.type === 'object';
  const requiredToSave = ['pictures', ...required.filter(isRequiredToSave)];
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
    ...savedIn(photographsFolder),
    i18n: true,
    fields: [
      hidden('wordsOfFile'),
      ...hideUnreadLanguages(languages, fieldsOf({ properties: ordered, required }, {}, requiredToSave)).map(
        (field) =>
          ({
            ...field,
            ...overrides[field.name],
            ...(field.name === 'price' && { label: `Price, ${formatCurrency('en', currency)} *` }),
          }) as Field,
      ),
    ],
  };
}

const { pictures = {}, words } = contentSchemas.watches.properties ?? {};
const wordsOfOneLanguage = words?.properties?.[defaultLocale] ?? {};

/** What the schema cannot say of a field. */
const overrides: Record<string, object> = {
  pictures: {
    hint: 'Upright, ideally 1600 × 2000. Saving removes the location and date, and makes large ones smaller.',
    // An iPhone calls every photograph from its camera `image.jpg`. The CMS tells files of one name apart only if one of them
    // has been saved before.
    fields: fieldsOf(pictures).map((field) => ({ ...field, ...savedIn(`${photographsFolder}/${field.name}`) })),
  },
  words: {
    hint: 'English is enough: a language without words shows the English ones.',
    i18n: true,
    // Missing words are reported on save, because a draft may lack them.
    fields: fieldsOf(wordsOfOneLanguage, { i18n: true }, []),
  },
};
