import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../src/i18n/locales.ts';
import { type View, views } from '../src/pictures/views.ts';
import { type FormatName, sourceField } from './browser/content-formats.ts';
import type { ContentSchemas, JsonSchema } from './content-schemas.ts';
import { fieldsOf, labelOf } from './fields.ts';
import { derivedFacts, optionalFacts } from './watch-form.ts';

/** The schemas that the editor's fields are made from. */
export interface EditorSchemas {
  content: ContentSchemas;
  words: Record<Locale, JsonSchema>;
}

/** The facts of the shop that the editor needs. */
export type EditedShop = Pick<Shop, 'editor' | 'url' | 'name'>;

/**
 * The configuration of the editor, from the schemas of the content.
 *
 * @param shop the edited shop. Without a repository, only files on this computer can be edited.
 */
export function editorConfiguration({ editor, url, name }: EditedShop, { content, words }: EditorSchemas): CmsConfig {
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: editor?.repository ?? 'owner/repository',
      branch: editor?.branch ?? 'main',
      // GitHub Pages uses this name. Netlify and Cloudflare use names that contain the site's.
      preview_context: editor?.deployment ?? 'github-pages',
    },
    site_url: url,
    display_url: url,
    app_title: name,
    media_folder: '/pictures/photographs',
    public_folder: '/pictures/photographs',
    // No stock photographs.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'single_file', locales: [...locales], default_locale: defaultLocale },
    editor: { preview: false },
    collections: [
      watches(content.watch),
      shop(content.shop),
      prose('about', 'About page', content.about),
      prose('buying', 'How buying works', content.buying),
      prose('guide', 'Guide', content.guide),
      prose('sell', 'Sell, trade, find', content.sell),
      interfaceWords(words),
    ],
  };
}

function watches({ properties = {}, ...schema }: JsonSchema): Collection {
  const { words, ...facts } = properties;
  const further = Object.fromEntries(optionalFacts({ properties, ...schema }).map((name) => [name, facts[name]]));
  for (const name of [...derivedFacts, ...Object.keys(further)]) delete facts[name];
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
    media_folder: '/pictures/photographs',
    public_folder: '/pictures/photographs',
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
    label: 'Photographs',
    hint: 'Upright, 4:5, at least 1600 × 2000. Each is made smaller, freed of its place and time, and named after the watch.',
    widget: 'object',
    fields: views.map((view) => ({
      name: view,
      label: viewLabels[view] ?? labelOf(view),
      widget: 'image',
      required: false,
      accept: photographTypes,
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

const photographTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

function shop({ properties = {}, ...schema }: JsonSchema): Collection {
  // The editor must not change where it saves.
  const { editor, ...facts } = properties;
  return {
    name: 'shop',
    label: 'Shop',
    icon: 'storefront',
    files: [
      {
        name: 'shop',
        label: 'Address, hours, phone',
        file: 'content/shop.yaml',
        format: 'shop',
        fields: fieldsOf({ ...schema, properties: facts }),
      },
    ],
  };
}

/** Prose, with a file for each language. */
function prose(name: FormatName, label: string, schema: JsonSchema): Collection {
  return {
    name,
    label,
    icon: 'article',
    i18n: { structure: 'multiple_files', locales: [...locales], default_locale: defaultLocale },
    files: [
      {
        name,
        label,
        file: `content/${name}/{{locale}}.yaml`,
        format: name,
        i18n: true,
        fields: fieldsOf(schema, { i18n: true }),
      },
    ],
  };
}

/** The words of buttons, headings and messages: a file for each language with its plural forms. */
function interfaceWords(schemas: Record<Locale, JsonSchema>): Collection {
  return {
    name: 'locales',
    label: 'Interface words',
    icon: 'translate',
    i18n: true,
    files: locales.map((locale) => ({
      name: locale,
      label: localeFacts[locale].name,
      // The editor needs the placeholder to know the language and its direction.
      file: 'content/locales/{{locale}}.json',
      format: 'locales',
      i18n: { locales: [locale], default_locale: locale },
      fields: fieldsOf(schemas[locale], { i18n: true }).map((group) => ({ ...group, collapsed: true })),
    })),
  };
}
