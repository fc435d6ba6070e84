import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { addToSite, removeOld } from '../cached-file.ts';
import { pictureCache, siteContent } from '../site-content.ts';
import { makeFiles } from './picture-files.ts';

/** Adds the encoded pictures: to a build after its pages, to the development server on request. */
export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const [path = ''] = request.url?.split('?') ?? [];
          if (!path.startsWith('/images/')) return next();
          try {
            const file = (await siteContent()).files.get(path);
            if (!file) return next();
            await makeFiles([file]);
            response.setHeader('Content-Type', getMimeType(file.path) ?? 'application/octet-stream');
            createReadStream(file.path).pipe(response);
          } catch (error) {
            next(error);
          }
        });
      },
      'astro:build:done': async ({ dir }) => {
        const { files } = await siteContent();
        await Promise.all([...files].map(([url, { path }]) => addToSite(path, join(fileURLToPath(dir), url))));
        const used = [...files.values()].map(({ path }) => path);
        removeOld(pictureCache, used);
      },
    },
  };
}
