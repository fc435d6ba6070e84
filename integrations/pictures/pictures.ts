import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { readContent } from '../../src/content/schema/read-content.ts';
import { readYaml } from '../../src/content/schema/read-yaml.ts';
import { shopSchema } from '../../src/content/schema/shop-schema.ts';
import { findMasters, findRenderings } from '../../src/pictures/find-masters.ts';
import { pictureNamesOf, scenes } from '../../src/pictures/views.ts';
import { type FilesToMake, removeOthers } from '../cached-file.ts';
import { pictureFiles } from './picture-files.ts';

const virtualId = '\0virtual:pictures';

const cache = '.cache/images';

/**
 * Provides the pictures' data to pages (`virtual:pictures`) and adds the encoded pictures: a build after its pages, the
 * development server on request.
 */
export function pictures(): AstroIntegration {
  let files: FilesToMake = new Map();
  const plugin = {
    name: 'virtual-pictures',
    resolveId: (source: string) => (source === 'virtual:pictures' ? virtualId : undefined),
    load: async (source: string) => {
      if (source !== virtualId) return undefined;
      const prepared = await preparePictures();
      files = prepared.files;
      return `export const pictures = ${JSON.stringify(prepared.pictures)};
export const renderings = ${JSON.stringify(prepared.renderings)};`;
    },
  };
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const make = files.get(pathname);
          if (!make) return next();
          make().then((file) => {
            response.setHeader('Content-Type', getMimeType(file) ?? 'application/octet-stream');
            createReadStream(file).pipe(response);
          }, next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const used = await Promise.all([...files].map(([url, make]) => addToSite(join(fileURLToPath(dir), url), make)));
        removeOthers(cache, used);
      },
    },
  };
}

/** The pictures of the site: scenes, portraits and watches, without drafts, which are not public. */
export async function preparePictures() {
  const found = findMasters('pictures');
  const { watches } = readContent('content', (name) => found.has(name));
  const ids = watches.map(({ id }) => id);
  const { people = [] } = readYaml('content/shop.yaml', shopSchema).data ?? {};
  const portraits = people.flatMap(({ portrait }) => portrait ?? []);
  const missing = portraits.filter((name) => !found.has(name));
  const shown = new Set([...scenes, ...portraits, ...pictureNamesOf(ids)]);
  const masters = new Map([...found].filter(([name]) => shown.has(name)));
  const { pictures, files, problems } = await pictureFiles(masters, ids, portraits, cache);
  return {
    pictures,
    renderings: findRenderings(masters),
    files,
    problems: [
      ...problems,
      ...missing.map((name) => `content/shop.yaml: people: expected a picture named "${name}" in pictures/photographs`),
    ],
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
