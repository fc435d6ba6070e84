import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { showProgress } from '../scripts/progress.mjs';
import { contentTypes } from '../server/site/site-index.ts';
import { warnOfAntiques } from '../src/content/antique.ts';
import { readContent } from '../src/content/read-content.ts';
import { findUnknownViews } from '../src/pictures/views.ts';
import type { FilesToMake } from './files-to-make.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { iconFiles } from './icons/icon-files.ts';
import { findMasters, findRenderings } from './pictures/find-masters.ts';
import { pictureFiles } from './pictures/picture-files.ts';
import { shareCards } from './share-cards/share-cards.ts';

/**
 * Checks the content, tells pages of the pictures (`virtual:pictures`), and adds the files that are made beside them:
 * encoded pictures, icons and share cards. A build makes them after the pages, the development server when one is
 * asked for.
 */
export function generatedFiles(): AstroIntegration {
  let images: FilesToMake = new Map();
  let cards: FilesToMake = new Map();
  return {
    name: 'generated-files',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const masters = findMasters(join(root, 'pictures'));
        const { watches, problems } = readContent('content', (name) => masters.has(name));
        const ids = watches.map(({ id }) => id);
        problems.push(...findUnknownViews(masters, ids));
        if (problems.length > 0) throw new Error(`the content needs mending:\n  ${problems.join('\n  ')}`);
        for (const line of warnOfAntiques(watches, new Date())) console.warn(line);

        const cache = (name: string) => join(root, '.cache', name);
        const { pictures, files } = await pictureFiles(masters, ids, cache('images'));
        images = new Map([...files, ...iconFiles(join(root, 'src/layout/icon.svg'), cache('icons'))]);
        cards = shareCards({ watches, masters, pictures, cache: cache('share-cards') });
        updateConfig({ vite: { plugins: [virtualPictures({ pictures, renderings: findRenderings(masters) })] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const make = images.get(pathname) ?? cards.get(pathname);
          if (make) make().then((file) => send(file, response), next);
          else next();
        });
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        console.log(`Encoding ${images.size} pictures`);
        await addToSite(images, dist, showProgress('Pictures', images.size));
        console.log(`Drawing ${cards.size} share cards`);
        await addToSite(cards, dist, showProgress('Share cards', cards.size));
      },
    },
  };
}

function virtualPictures(values: Record<string, unknown>) {
  const id = '\0virtual:pictures';
  const code = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return {
    name: 'virtual-pictures',
    resolveId: (source: string) => (source === 'virtual:pictures' ? id : undefined),
    load: (source: string) => (source === id ? code.join('\n') : undefined),
  };
}

function send(file: string, response: ServerResponse<IncomingMessage>): void {
  response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

async function addToSite(files: FilesToMake, dist: string, step: () => void): Promise<void> {
  await forEachConcurrently(files, 4, async ([url, make]) => {
    const target = join(dist, url);
    const file = await make();
    await mkdir(dirname(target), { recursive: true });
    // A link takes no time and no room. Not every disk knows them, and none reaches from one disk to another.
    await link(file, target).catch(() => copyFile(file, target));
    step();
  });
}
