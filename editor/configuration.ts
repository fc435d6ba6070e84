import type { CmsConfig, Collection } from '@sveltia/cms';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../src/i18n/locales.ts';
import { type ContentName, jsonSchemas } from './content-schemas.ts';
import { fieldsOf, photographsFolder, savedIn, withoutUnreadLanguages } from './fields.ts';
import { wordsFields } from './interface-words.ts';
import { watchCollection } from './watch-collection.ts';

/** Enough for the gallery's full size on a large screen. */
const LONGEST_SIDE_PX = 3200;

/** The configuration of the editor. Without a repository, only files on this computer can be edited. */
export function editorConfiguration(shop: Shop | undefined): CmsConfig {
  const languages = shop?.languages ?? locales;
  const { repository = 'owner/repository', branch = 'main', deployment } = shop?.editor ?? {};
  return {
    backend: {
      name: 'github',
      repo: repository,
      branch,
      // GitHub Pages uses this name. Netlify and Cloudflare use names that contain the site's.
      preview_context: deployment ?? 'github-pages',
    },
    ...(shop && { site_url: shop.url, app_title: shop.name }),
    ...savedIn(photographsFolder),
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Upright, and without the camera's metadata.
          transformations: { raster_image: { quality: 90, width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'single_file', locales: [...languages], default_locale: defaultLocale },
    editor: { preview: false },
    collections: [
      watchCollection(shop?.currency ?? 'USD', languages),
      shopCollection(languages),
      proseCollection('about', 'About page', languages),
      proseCollection('buying', 'How buying works', languages),
      proseCollection('guide', 'Guide', languages),
      proseCollection('sell', 'Sell, trade, find', languages),
      wordsCollection(languages),
    ],
  };
}

function shopCollection(languages: readonly Locale[]): Collection {
  // The editor must not change where it saves.
  const fields = withoutUnreadLanguages(languages, fieldsOf(jsonSchemas.shop)).filter(({ name }) => name !== 'editor');
  const file = { name: 'shop', label: 'Address, hours, phone', file: 'content/shop.yaml', format: 'shop' };
  return { name: 'shop', label: 'Shop', icon: 'storefront', files: [{ ...file, fields }] };
}

/** Prose, with a file for each language. */
function proseCollection(name: ContentName, label: string, languages: readonly Locale[]): Collection {
  const fields = fieldsOf(jsonSchemas[name], { i18n: true });
  return {
    name,
    label,
    icon: 'article',
    i18n: { structure: 'multiple_files', locales: [...languages], default_locale: defaultLocale },
    files: [{ name, label, file: `content/${name}/{{locale}}.yaml`, format: name, i18n: true, fields }],
  };
}

/** The words of buttons, headings and messages: a file for each language with its plural forms. */
function wordsCollection(languages: readonly Locale[]): Collection {
  return {
    name: 'locales',
    label: 'Interface words',
    icon: 'translate',
    i18n: true,
    files: languages.map((locale) => ({
      name: locale,
      label: localeFacts[locale].name,
      // The editor needs the placeholder to know the language and its direction.
      file: 'content/locales/{{locale}}.json',
      format: 'locales',
      i18n: { locales: [locale], default_locale: locale },
      fields: wordsFields(locale),
    })),
  };
}
