import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { editorFolder } from '../server/site/headers.ts';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import { locales } from '../src/i18n/locales.ts';
import { contentSchemas } from './content-schemas.ts';

/** No inline code, so that its policy needs no hash. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <script type="module" src="${editorFolder}start.js"></script>
  </head>
  <body></body>
</html>
`;

/**
 * Builds the owner's editor: a page and its script, all from this site.
 *
 * @param site the folder of the site, in which it gets its own folder
 * @param editor the repository that it saves to
 */
export async function buildEditor(site: string, editor: Shop['editor']): Promise<void> {
  const folder = join(site, editorFolder);
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'browser'),
    base: editorFolder,
    logLevel: 'error',
    plugins: [virtualEditor(editor), withoutOutsideRequests()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
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
}

function virtualEditor(editor: Shop['editor']) {
  const id = '\0virtual:editor';
  const words = locales.map((locale) => `${locale}: ${readFileSync(`content/locales/${locale}.json`, 'utf8')}`);
  const code = `export const editor = ${JSON.stringify(editor)};
export const schemas = ${JSON.stringify(contentSchemas)};
export const words = {${words.join()}};`;
  // Colours for two hundred programming languages: no field of ours holds code.
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
 * The editor asks a font service for fonts that it has itself, and how GitHub's services are. Its content policy blocks both;
 * not to ask keeps the owner's console free of errors.
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
