import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../src/i18n/locales.ts';
import type { FormatName } from './browser/content-formats.ts';
import type { ContentSchemas, JsonSchema } from './content-schemas.ts';
import { fieldsOf } from './fields.ts';

/** What the fields of the editor are made from. */
export interface EditorSchemas {
  content: ContentSchemas;
  words: Record<Locale, JsonSchema>;
}

/** What the site works out by itself: nobody has to fill it in. */
const derivedFields = ['id', 'imageSrc'];

/**
 * The configuration of the editor, from the schemas of the content.
 *
 * @param editor the repository that it saves to; without one, only files on this computer can be edited
 */
export function editorConfiguration(editor: Shop['editor'], { content, words }: EditorSchemas): CmsConfig {
  return {
    load_config_file: false,
    backend: { name: 'github', repo: editor?.repository ?? 'owner/repository', branch: editor?.branch ?? 'main' },
    media_folder: '/pictures/photographs',
    public_folder: '/pictures/photographs',
    // Pictures come from the phone: no service of pictures is asked.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'single_file', locales: [...locales], default_locale: defaultLocale },
    editor: { preview: false },
    collections: [
      watches(content.watch),
      shop(content.shop),
      prose('about', 'About page', content.about),
      prose('guide', 'Guide', content.guide),
      prose('sell', 'Sell, trade, find', content.sell),
      interfaceWords(words),
    ],
  };
}

function watches({ properties = {}, ...schema }: JsonSchema): Collection {
  const { words, ...facts } = properties;
  for (const name of derivedFields) delete facts[name];
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
    identifier_field: 'model',
    slug: '{{fields.brand}}-{{fields.model}}-{{fields.year}}',
    summary: '{{brand}} {{model}}',
    sortable_fields: ['position', 'brand', 'price', 'year'],
    media_folder: '/pictures/photographs',
    public_folder: '/pictures/photographs',
    i18n: true,
    fields: [
      ...fieldsOf({ ...schema, properties: facts }),
      photograph,
      {
        name: 'words',
        label: 'Words',
        widget: 'object',
        i18n: true,
        // A draft may lack a language; what a published watch lacks is said when it is saved.
        fields: fieldsOf(wordsOfOne, { i18n: true }).map(requiredInEnglish),
      },
    ],
  };
}

/** Not in the watch's file: the picture is found by its name, which `name-photograph.ts` gives it. */
const photograph: Field = {
  name: 'photograph',
  label: 'New photograph',
  hint: 'Upright, 4:5, at least 1600 × 2000. It is named after brand, model and year.',
  widget: 'image',
  required: false,
  accept: 'image/jpeg,image/png,image/webp',
};

function requiredInEnglish(field: Field): Field {
  return 'required' in field && field.required ? { ...field, required: [defaultLocale] } : field;
}

function shop({ properties = {}, ...schema }: JsonSchema): Collection {
  // Where the editor saves is not for the editor to change.
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

/** Prose with a file for each language. */
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

/** The words of buttons, headings and messages: a file for each language, whose plural forms are its own. */
function interfaceWords(schemas: Record<Locale, JsonSchema>): Collection {
  return {
    name: 'locales',
    label: 'Interface words',
    icon: 'translate',
    i18n: true,
    files: locales.map((locale) => ({
      name: locale,
      label: localeFacts[locale].name,
      // The editor puts the language in, and knows its direction by it.
      file: 'content/locales/{{locale}}.json',
      format: 'locales',
      i18n: { locales: [locale], default_locale: locale },
      fields: fieldsOf(schemas[locale], { i18n: true }).map((group) => ({ ...group, collapsed: true })),
    })),
  };
}
