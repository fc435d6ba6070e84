import type { CmsConfig, Collection } from '@sveltia/cms';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../src/i18n/locales.ts';
import type { FormatName } from './browser/content-formats.ts';
import type { ContentSchemas, JsonSchema } from './content-schemas.ts';
import { fieldsOf } from './fields.ts';
import { photographsFolder, watchCollection } from './watch-collection.ts';

/** The facts of the shop that the editor needs. */
export type EditedShop = Pick<Shop, 'editor' | 'url' | 'name'>;

/**
 * The configuration of the editor.
 *
 * @param shop the edited shop. Without a repository, only files on this computer can be edited.
 * @param content the schemas of the content, which the fields are made from
 * @param words the schemas of each language's interface words
 */
export function editorConfiguration(
  { editor, url, name }: EditedShop,
  content: ContentSchemas,
  words: Record<Locale, JsonSchema>,
): CmsConfig {
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
    ...photographsFolder,
    // No stock photographs.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'single_file', locales: [...locales], default_locale: defaultLocale },
    editor: { preview: false },
    collections: [
      watchCollection(content.watches),
      shop(content.shop),
      prose('about', 'About page', content.about),
      prose('buying', 'How buying works', content.buying),
      prose('guide', 'Guide', content.guide),
      prose('sell', 'Sell, trade, find', content.sell),
      interfaceWords(words),
    ],
  };
}

function shop({ properties = {}, ...schema }: JsonSchema): Collection {
  // The editor must not change where it saves.
  const { editor, ...facts } = properties;
  const fields = fieldsOf({ ...schema, properties: facts });
  const file = { name: 'shop', label: 'Address, hours, phone', file: 'content/shop.yaml', format: 'shop', fields };
  return { name: 'shop', label: 'Shop', icon: 'storefront', files: [file] };
}

/** Prose, with a file for each language. */
function prose(name: FormatName, label: string, schema: JsonSchema): Collection {
  const fields = fieldsOf(schema, { i18n: true });
  return {
    name,
    label,
    icon: 'article',
    i18n: { structure: 'multiple_files', locales: [...locales], default_locale: defaultLocale },
    files: [{ name, label, file: `content/${name}/{{locale}}.yaml`, format: name, i18n: true, fields }],
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
