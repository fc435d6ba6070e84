import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import type { Connect } from 'vite';
import { shop } from '../src/content/schema/shop.ts';
import { buildEditor, editorFolder } from './build-editor.ts';

/**
 * The owner's editor at `/admin/editor`. A build includes it only if `content/shop.yaml` names a repository. `npm run edit`
 * serves it for the files on this computer.
 */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        if (server.config.mode !== 'edit') return;
        const site = join(server.config.root, '.cache/editor');
        await buildEditor(site, shop, true);
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          // The editor compares a file with what it has read, before it saves.
          const isContent = pathname.startsWith(`${editorFolder}content/`);
          const folder = isContent
            ? join(server.config.root, pathname.slice(editorFolder.length))
            : join(site, pathname);
          const file = pathname === `${editorFolder}editor` ? `${folder}.html` : folder;
          const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
          if (!pathname.startsWith(editorFolder) || pathname.includes('..') || !isFile) return next();
          response.setHeader('Content-Type', getMimeType(file) ?? 'application/octet-stream');
          createReadStream(file).pipe(response);
        });
        server.httpServer?.once('listening', () => {
          // Before Astro's handlers, which are all registered now and answer every path that ends in a slash.
          server.middlewares.stack.unshift({ route: '', handle: leadToEditor });
          const address = server.httpServer?.address();
          const port = typeof address === 'object' ? address?.port : address;
          const page = `http://localhost:${port}${editorFolder}editor`;
          console.log(`The editor is at ${page}: choose "Work with Local Repository", then this folder.`);
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (!shop.editor) return;
        console.log('Bundling the editor');
        await buildEditor(fileURLToPath(dir), shop);
      },
    },
  };
}

/** Redirects `/admin`, which people try. */
const leadToEditor: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!/^\/admin\/?$/.test(pathname)) return next();
  response.writeHead(302, { Location: `${editorFolder}editor` }).end();
};
