import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { editorFolder } from '../../server/site/headers.ts';
import type { Shop } from '../../src/content/shop-schema.ts';
import { editorConfiguration } from './configuration.ts';
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
    plugins: [virtualEditor(editor)],
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
  const code = `export const configuration = ${JSON.stringify(editorConfiguration(editor))};
export const schemas = ${JSON.stringify(contentSchemas)};`;
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
