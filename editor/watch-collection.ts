import type { Collection, Field } from '@sveltia/cms';
import { defaultLocale } from '../src/i18n/locales.ts';
import { type View, views } from '../src/pictures/views.ts';
import { sourceField } from './browser/content-formats.ts';
import { optionalFacts } from './browser/watch-file.ts';
import type { JsonSchema } from './content-schemas.ts';
import { fieldsOf, labelOf } from './fields.ts';

/** Where the editor saves photographs, and where it finds them. */
export const photographsFolder = { media_folder: '/pictures/photographs', public_folder: '/pictures/photographs' };

/** The watches, a file each, and their photographs. */
export function watchCollection({ properties = {}, ...schema }: JsonSchema): Collection {
  const { words, ...facts } = properties;
  const further = Object.fromEntries(optionalFacts({ properties, ...schema }).map((name) => [name, facts[name]]));
  // The site derives these from others.
  for (const name of ['id', 'imageSrc', 'picture', ...Object.keys(further)]) delete facts[name];
  const wordsOfOne = words?.properties?.[defaultLocale] ?? {};
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
    ...photographsFolder,
    i18n: true,
    fields: [
      { name: 'id', widget: 'hidden' },
      { name: sourceField, widget: 'hidden' },
      photographs(),
      ...orderWatchFields(fieldsOf({ ...schema, properties: facts } as JsonSchema)).map(withSuggestion),
      {
        name: 'words',
        label: 'Words',
        hint: 'English is enough: a language without words shows the English ones.',
        widget: 'object',
        i18n: true,
        // Missing words are reported on save, because a draft may lack them.
        fields: fieldsOf({ ...wordsOfOne, required: [] } as JsonSchema, { i18n: true }),
      },
      {
        name: 'further',
        label: 'What few watches have',
        widget: 'object',
        collapsed: true,
        fields: fieldsOf({ ...schema, properties: further, required: [] } as JsonSchema),
      },
    ],
  };
}

/** Adds defaults, and collapses groups that can be filled in later. */
function withSuggestion(field: Field): Field {
  if (field.name === 'position') return { ...field, required: false } as Field;
  if (field.name === 'dateAdded') return { ...field, default: '{{now}}' } as Field;
  if (field.name === 'report' || field.name === 'service') return { ...field, collapsed: true } as Field;
  return field;
}

/** Puts the most important fields first. */
function orderWatchFields(fields: Field[]): Field[] {
  const first = ['brand', 'model', 'year', 'price', 'status', 'soldOn', 'reservedUntil', 'draft'];
  const rank = ({ name }: Field) => (first.includes(name) ? first.indexOf(name) : first.length);
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

/** The photographs, which are not in the watch's file: the site finds them by their names, which `photographs.ts` sets. */
function photographs(): Field {
  return {
    name: 'photographs',
    label: 'Photographs, upright, best 1600 × 2000',
    hint: 'Each is made smaller, freed of its place and time, and named after the watch.',
    widget: 'object',
    fields: views.map((view) => ({
      name: view,
      label: viewLabels[view] ?? labelOf(view),
      widget: 'image',
      required: false,
      accept: 'image/jpeg,image/png,image/webp,image/heic,image/heif',
    })),
  };
}

/** Labels of views whose names are not clear enough. */
const viewLabels: Partial<Record<View, string>> = {
  side: 'Case from the side',
  lug: 'A lug',
  wrist: 'On the wrist',
  timegrapher: 'On the timing machine',
  lume: 'Lume in the dark',
};
