import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { removeOld } from '../cached-file.ts';
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
        const used = await Promise.all([...files].map(([url, make]) => addToSite(join(fileURLToPath(dir), url), make)));
        removeOld(pictureCache, used);
      },
    },
  };
}

/** @returns the file of the cache */
async function addToSite(target: string, make: () => Promise<string>): Promise<string> {
  const file = await make();
  await mkdir(dirname(target), { recursive: true });
  // A hard link takes no time and no space, but not every file system supports it, and it does not work across disks.
  await link(file, target).catch(() => copyFile(file, target));
  return file;
}
