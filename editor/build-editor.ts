import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { locales } from '../src/i18n/locales.ts';
import type { EditedShop } from './configuration.ts';
import { contentSchemas } from './content-schemas.ts';

/** Where the owner finds the editor: docs/decisions/0011-the-editor.md. */
export const editorFolder = '/admin/';

/**
 * The editor's own Content Security Policy. It writes styles and markup by itself, so it has neither hashes nor Trusted Types; it
 * runs no inline script, and asks only the host of the repository.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' data: blob: https://api.github.com https://github.com",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <script type="module" src="${editorFolder}start.js"></script>
  </head>
  <body></body>
</html>
`;

const signpost = `<!doctype html>
<meta charset="utf-8" />
<meta name="robots" content="noindex" />
<meta http-equiv="refresh" content="0; url=${editorFolder}editor" />
<title>Editor</title>
<a href="${editorFolder}editor">Editor</a>
`;

/**
 * Builds the owner's editor: a page and its script, without requests to other sites.
 *
 * @param site the folder of the site
 * @param shop the shop whose content is edited
 * @param isLocal whether it edits the files of this computer, which `npm run edit` serves under `content/`
 */
export async function buildEditor(site: string, shop: EditedShop, isLocal = false): Promise<void> {
  const folder = join(site, editorFolder);
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'browser'),
    base: editorFolder,
    logLevel: 'error',
    plugins: [virtualEditor(shop, isLocal)],
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      license: { fileName: 'licences.txt' },
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: join(import.meta.dirname, 'browser/start.ts'),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'editor.html'), page);
  // A redirect from `/admin`, which people try. A page works on every host.
  writeFileSync(join(site, 'admin.html'), signpost);
}

function virtualEditor({ editor, url, name }: EditedShop, isLocal: boolean) {
  const id = '\0virtual:editor';
  const words = locales.map((locale) => `${locale}: ${readFileSync(`content/locales/${locale}.json`, 'utf8')}`);
  const code = `export const shop = ${JSON.stringify({ editor, url, name })};
export const schemas = ${JSON.stringify(contentSchemas)};
export const isLocal = ${isLocal};
export const words = {${words.join()}};`;
  // Syntax highlighting, which no field needs.
  const unused = /^@shikijs\/(langs|themes)\b/;
  const empty = '\0empty';
  return {
    name: 'virtual-editor',
    enforce: 'pre' as const,
    resolveId: (source: string) => (source === 'virtual:editor' ? id : unused.test(source) ? empty : undefined),
    load: (source: string) => (source === id ? code : source === empty ? 'export default []' : undefined),
  };
}
