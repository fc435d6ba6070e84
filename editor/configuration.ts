import type { CmsConfig, Collection } from '@sveltia/cms';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import { defaultLocale, localeFacts, locales } from '../src/i18n/locales.ts';
import { photographsFolder } from './browser/watch-file.ts';
import { type ContentName, contentSchemas } from './content-schemas.ts';
import { fieldsOf, hiddenOff } from './fields.ts';
import { wordsFields } from './interface-words.ts';
import { watchCollection } from './watch-collection.ts';

/** Enough for the gallery's full size on a large screen. */
const LONGEST_SIDE_PX = 3200;

/** The configuration of the editor. Without a repository, only files on this computer can be edited. */
export function editorConfiguration(shop: Shop | undefined): CmsConfig {
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
    media_folder: photographsFolder,
    public_folder: photographsFolder,
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
    i18n: { structure: 'single_file', locales: [...locales], default_locale: defaultLocale },
    editor: { preview: false },
    collections: [
      watchCollection(shop?.currency ?? 'USD'),
      shopCollection(),
      prose('about', 'About page'),
      prose('buying', 'How buying works'),
      prose('guide', 'Guide'),
      prose('sell', 'Sell, trade, find'),
      interfaceWords(),
    ],
  };
}

function shopCollection(): Collection {
  // The editor must not change where it saves.
  const fields = [hiddenOff, ...fieldsOf(contentSchemas.shop).filter((field) => field.name !== 'editor')];
  const file = { name: 'shop', label: 'Address, hours, phone', file: 'content/shop.yaml', format: 'shop', fields };
  return { name: 'shop', label: 'Shop', icon: 'storefront', files: [file] };
}

/** Prose, with a file for each language. */
function prose(name: ContentName, label: string): Collection {
  const fields = [{ ...hiddenOff, i18n: true }, ...fieldsOf(contentSchemas[name], { i18n: true })];
  return {
    name,
    label,
    icon: 'article',
    i18n: { structure: 'multiple_files', locales: [...locales], default_locale: defaultLocale },
    files: [{ name, label, file: `content/${name}/{{locale}}.yaml`, format: name, i18n: true, fields }],
  };
}

/** The words of buttons, headings and messages: a file for each language with its plural forms. */
function interfaceWords(): Collection {
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
      fields: wordsFields(locale),
    })),
  };
}
