import { readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { findMasters } from '../src/pictures/find-masters.ts';

const folder = join(import.meta.dirname, 'browser');
const page = join(folder, 'admin.html');

/**
 * The owner's editor at `/admin`. `npm run edit` serves it for the files on this computer.
 *
 * @param options.isPublic whether a build includes it, because `content/shop.yaml` names a repository
 */
export function editor({ isPublic }: { isPublic: boolean }): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [editCommand] } }),
      'astro:build:done': async ({ dir }) => {
        if (!isPublic) return;
        console.log('Bundling the editor');
        await buildEditor(fileURLToPath(dir));
      },
    },
  };
}

/** Where the editor asks which pictures there are, because a watch's file does not name them. */
const pictureList = '/admin/pictures.json';

/** The file of each picture by its name, photographs before renderings, as the site uses them. */
function listPictures(): string {
  const files = [...findMasters('pictures')].map(([name, file]) => [name, `/${file.replaceAll(sep, '/')}`]);
  return JSON.stringify(Object.fromEntries(files));
}

const editCommand: Plugin = {
  name: 'editor',
  apply: (_, { mode }) => mode === 'edit',
  // Packages that Vite finds later would break the open editor.
  config: () => ({ optimizeDeps: { include: ['@sveltia/cms', 'yaml', 'zod'] } }),
  configureServer: ({ middlewares }) => {
    console.log('The editor is at /admin: choose "Work with Local Repository", then this folder.');
    middlewares.use((request, response, next) => {
      if (request.url === pictureList) return response.end(listPictures());
      if (!/^\/admin(\?|$)/.test(request.url ?? '')) return next();
      const html = readFileSync(page, 'utf8').replace('./start.ts', '/editor/browser/start.ts');
      response.setHeader('Content-Type', 'text/html').end(html);
    });
  },
};

/**
 * Builds the editor, which makes no requests to other sites than GitHub.
 *
 * @param site the folder of the site
 */
export async function buildEditor(site: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      outDir: site,
      assetsDir: 'admin',
      license: { fileName: 'admin/licences.txt' },
      rolldownOptions: {
        input: page,
        // Syntax highlighting, which no field needs.
        external: /^@shikijs\/(langs|themes)\b/,
      },
    },
  });
  writeFileSync(join(site, pictureList), listPictures());
}
