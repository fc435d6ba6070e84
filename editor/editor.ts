import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { build, type Plugin } from 'vite';
import type { PictureFiles } from '../src/content/reading/choose-masters.ts';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import { editorConfiguration } from './configuration.ts';

const sourceFolder = join(import.meta.dirname, 'browser');

/** Where `npm run edit` builds the editor. */
const localFolder = '.cache/editor';

/**
 * The owner's editor at `/admin`. `npm run edit` serves it for the files on this computer.
 *
 * @param shop if it names a repository, a build of the site includes the editor
 * @param listPictures lists the files of the site's current pictures
 */
export function editor(shop: Shop | undefined, listPictures: () => PictureFiles): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({ vite: { plugins: [editCommand(shop, listPictures)] } }),
      'astro:build:done': async ({ dir }) => {
        if (!shop?.editor) return;
        console.log('Bundling the editor');
        const site = fileURLToPath(dir);
        await buildEditor(site, shop);
        writeFileSync(join(site, 'admin/pictures.json'), JSON.stringify(listPictures()));
      },
    },
  };
}

/** Serves the built editor: as a part of the development server it would be reloaded whenever a file changes. */
function editCommand(shop: Shop | undefined, listPictures: () => PictureFiles): Plugin {
  return {
    name: 'editor',
    apply: (_, { mode }) => mode === 'edit',
    configureServer: ({ middlewares }) => {
      const building = buildEditor(localFolder, shop, 'edit');
      console.log('The editor is at /admin: choose "Work with Local Repository", then this folder.');
      middlewares.use('/admin', async (request, response, next) => {
        await building;
        const { pathname } = new URL(`http://localhost${request.url}`);
        if (pathname === '/pictures.json') return response.end(JSON.stringify(listPictures()));
        const file = join(localFolder, pathname === '/' ? 'admin.html' : `admin${pathname}`);
        const bytes = await readFile(file).catch(() => undefined);
        if (!bytes) return next();
        response.setHeader('Content-Type', getMimeType(file) ?? 'application/octet-stream');
        response.end(bytes);
      });
    },
  };
}

/**
 * Builds the editor, which makes no requests to other sites than GitHub.
 *
 * @param outputFolder the folder of the site, or {@link localFolder}
 * @param mode `edit` for the files on this computer
 */
async function buildEditor(outputFolder: string, shop: Shop | undefined, mode = 'production'): Promise<void> {
  await build({
    configFile: false,
    root: sourceFolder,
    mode,
    logLevel: 'error',
    build: {
      outDir: resolve(outputFolder),
      assetsDir: 'admin',
      license: { fileName: 'admin/licences.txt' },
      rolldownOptions: {
        input: join(sourceFolder, 'admin.html'),
        // Syntax highlighting, which no field needs.
        external: /^@shikijs\/(langs|themes)\b/,
      },
    },
  });
  writeFileSync(join(outputFolder, 'admin/config.json'), JSON.stringify(editorConfiguration(shop)));
}
