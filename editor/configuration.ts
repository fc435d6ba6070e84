import type { CmsConfig, Collection } from '@sveltia/cms';
import { parseDocument } from 'yaml';
import shopText from '../content/shop.yaml?raw';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import { defaultLocale, localeFacts, locales } from '../src/i18n/locales.ts';
import { photographsFolder } from './browser/watch-file.ts';
import { type ContentName, contentSchemas } from './content-schemas.ts';
import { fieldsOf } from './fields.ts';
import { wordsFields } from './interface-words.ts';
import { watchCollection } from './watch-collection.ts';

/** The configuration of the editor. Without a repository, only files on this computer can be edited. */
export function editorConfiguration(): CmsConfig {
  // What can be read of a file with a mistake is enough for the editor to start.
  const { editor, url, name } = (parseDocument(shopText).toJS() ?? {}) as Shop;
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
    app_title: name,
    media_folder: photographsFolder,
    public_folder: photographsFolder,
    // No stock photographs.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'single_file', locales: [...locales], default_locale: defaultLocale },
    editor: { preview: false },
    collections: [
      watchCollection(),
      shop(),
      prose('about', 'About page'),
      prose('buying', 'How buying works'),
      prose('guide', 'Guide'),
      prose('sell', 'Sell, trade, find'),
      interfaceWords(),
    ],
  };
}

function shop(): Collection {
  // The editor must not change where it saves.
  const fields = fieldsOf(contentSchemas.shop).filter((field) => field.name !== 'editor');
  const file = { name: 'shop', label: 'Address, hours, phone', file: 'content/shop.yaml', format: 'shop', fields };
  return { name: 'shop', label: 'Shop', icon: 'storefront', files: [file] };
}

/** Prose, with a file for each language. */
function prose(name: ContentName, label: string): Collection {
  const fields = fieldsOf(contentSchemas[name], { i18n: true });
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
