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
 */
export async function buildEditor(site: string, shop: EditedShop): Promise<void> {
  const folder = join(site, editorFolder);
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'browser'),
    base: editorFolder,
    logLevel: 'error',
    plugins: [virtualEditor(shop), ownWords(), withoutOutsideRequests()],
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

function virtualEditor({ editor, url, name }: EditedShop) {
  const id = '\0virtual:editor';
  const words = locales.map((locale) => `${locale}: ${readFileSync(`content/locales/${locale}.json`, 'utf8')}`);
  const code = `export const shop = ${JSON.stringify({ editor, url, name })};
export const schemas = ${JSON.stringify(contentSchemas)};
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

/**
 * Replaces the editor's message "Please try again later", which it shows for every error, above our messages and those of
 * the network.
 *
 * @throws at the end of the build if the editor's message has changed
 */
function ownWords() {
  const theirs = 'There was an error while saving the entry. Please try again later.';
  const ours = 'Nothing was lost, and nothing was saved. Mend this, then save again:';
  let found = false;
  return {
    name: 'own-words',
    transform: (code: string) => {
      if (!code.includes(theirs)) return undefined;
      found = true;
      return code.replaceAll(theirs, ours);
    },
    buildEnd: (error?: Error) => {
      if (!error && !found) throw new Error(`the editor no longer says "${theirs}": see build-editor.ts`);
    },
  };
}

/**
 * Removes the editor's requests to a font service and to GitHub's status page. The Content Security Policy blocks both, which
 * would log errors in the owner's console.
 */
function withoutOutsideRequests() {
  const fontService = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g;
  const status = 'https://www.githubstatus.com/api/v2/status.json';
  const allWell = 'data:application/json,{"status":{"indicator":"none"}}';
  return {
    name: 'without-outside-requests',
    transform: (code: string) =>
      code.includes(status) ? code.replace(fontService, '').replace(status, allWell) : undefined,
  };
}
