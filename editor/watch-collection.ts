import type { Collection, Field } from '@sveltia/cms';
import { defaultLocale } from '../src/i18n/locales.ts';
import { views } from '../src/pictures/views.ts';
import { sourceField } from './browser/form-values.ts';
import { photographsFolder } from './browser/watch-file.ts';
import { contentSchemas } from './content-schemas.ts';
import { fieldsOf, labelOf } from './fields.ts';

/** The file is named after these. */
const inName = ['brand', 'model', 'year'];

/** The most important fields. They come first; after them the required ones, then the others. */
const first = [...inName, 'price', 'status', 'soldOn', 'reservedUntil', 'draft'];

/** The site derives these from others. */
const derived = new Set(['id', 'imageSrc', 'picture']);

/** The watches, a file each, and their photographs. */
export function watchCollection(): Collection {
  const { properties = {}, required = [] } = contentSchemas.watches;
  const names = new Set([...first, ...required, ...Object.keys(properties)]).difference(derived);
  const ordered = Object.fromEntries([...names].map((name) => [name, properties[name] ?? {}]));
  // The editor itself demands the parts of the file's name, and shows a group only if it is required. What else is missing is
  // reported on save, because a draft may lack it.
  const demanded = required.filter((name) => inName.includes(name) || properties[name]?.type === 'object');
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
    summary:
      "{{brand}} {{model}} {{year}}, {{price}} dollars {{status | ternary('· ', '')}}{{status}} {{draft | ternary('· draft', '')}}",
    thumbnail: ['photographs.front', '/images/{{slug}}.jpg'],
    // Without numbers: these fields are text, so 12800 would come before 9500.
    sortable_fields: { fields: ['brand', 'model', 'year', 'dateAdded'], default: { field: 'brand' } },
    preview_path: 'catalog/{{slug}}',
    aliases_field: false,
    media_folder: photographsFolder,
    public_folder: photographsFolder,
    i18n: true,
    fields: [
      { name: 'id', widget: 'hidden' },
      { name: sourceField, widget: 'hidden' },
      photographs,
      ...fieldsOf({ properties: ordered, required: demanded }).map(
        (field) => ({ ...field, ...changes[field.name] }) as Field,
      ),
    ],
  };
}

/** The photographs, which are not in the watch's file: the site finds them by their names, which `photographs.ts` sets. */
const photographs: Field = {
  name: 'photographs',
  label: 'Photographs, upright, best 1600 × 2000',
  hint: 'Each is made smaller, stripped of its location and date, and named after the watch.',
  widget: 'object',
  fields: views.map((view) => ({
    name: view,
    label: view === 'lume' ? 'Lume in the dark' : labelOf(view),
    widget: 'image',
    required: false,
    accept: 'image/jpeg,image/png,image/webp,image/heic,image/heif',
  })),
};

const { service = {} } = contentSchemas.watches.properties ?? {};
const wordsOfOneLanguage = contentSchemas.watches.properties?.['words']?.properties?.[defaultLocale];

const partialDateHint = 'A day, a month or a year, such as 2024-03-11, 2024-03 or 2024, or: not known';

/** Changes to fields: labels, defaults, and groups that can be filled in later. */
const changes: Record<string, object> = {
  position: {
    label: 'Place in the list',
    hint: 'The first three are on the home page. Leave it empty for the end of the list.',
  },
  dateAdded: { default: '{{now}}' },
  report: { collapsed: true },
  service: {
    collapsed: true,
    fields: fieldsOf(service).map((field) => (field.name === 'date' ? { ...field, hint: partialDateHint } : field)),
  },
  words: {
    hint: 'English is enough: a language without words shows the English ones.',
    i18n: true,
    // Missing words are reported on save, because a draft may lack them.
    fields: fieldsOf({ ...wordsOfOneLanguage, required: [] }, { i18n: true }),
  },
};
