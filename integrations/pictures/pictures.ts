import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { addToSite, removeOld } from '../cached-file.ts';
import { pictureCache, siteContent } from '../site-content.ts';

/** Adds the encoded pictures: to a build after its pages, to the development server on request. */
export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (!pathname.startsWith('/images/')) return next();
          const make = (await siteContent()).files.get(pathname);
          if (!make) return next();
          make().then((file) => {
            response.setHeader('Content-Type', getMimeType(file) ?? 'application/octet-stream');
            createReadStream(file).pipe(response);
          }, next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const { files } = await siteContent();
        const used = await Promise.all(
          [...files].map(async ([url, make]) => {
            const cached = await make();
            await addToSite(cached, join(fileURLToPath(dir), url));
            return cached;
          }),
        );
        removeOld(pictureCache, used);
      },
    },
  };
}
