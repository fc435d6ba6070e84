import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { shop } from '../src/content/schema/shop.ts';

const folder = join(import.meta.dirname, 'browser');
const page = join(folder, 'admin.html');

/**
 * The owner's editor at `/admin`. A build includes it only if `content/shop.yaml` names a repository. `npm run edit` serves it
 * for the files on this computer.
 */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [editCommand] } }),
      'astro:build:done': async ({ dir }) => {
        if (!shop.editor) return;
        console.log('Bundling the editor');
        await buildEditor(fileURLToPath(dir));
      },
    },
  };
}

const editCommand: Plugin = {
  name: 'editor',
  apply: (_, { mode }) => mode === 'edit',
  // Packages that Vite finds later would break the open editor.
  config: () => ({ optimizeDeps: { include: ['@sveltia/cms', 'yaml', 'zod'] } }),
  configureServer: ({ middlewares }) => {
    console.log('The editor is at /admin: choose "Work with Local Repository", then this folder.');
    middlewares.use((request, response, next) => {
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
}
