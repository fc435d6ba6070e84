import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { contentTypes } from '../server/site/site-index.ts';
import { warnOfAntiques } from '../src/content/describe/antique.ts';
import { readContent } from '../src/content/schema/read-content.ts';
import { findMasters, findRenderings } from '../src/pictures/find-masters.ts';
import { findUnknownViews } from '../src/pictures/views.ts';
import type { FilesToMake } from './files-to-make.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { iconFiles } from './icons/icon-files.ts';
import { pictureFiles } from './pictures/picture-files.ts';
import { shareCards } from './share-cards/share-cards.ts';
import { showProgress } from './show-progress.ts';

/**
 * Checks the content, tells pages of the pictures (`virtual:pictures`), and adds the files that are made beside them:
 * encoded pictures, icons and share cards. A build makes them after the pages, the development server when one is
 * asked for.
 */
export function generatedFiles(): AstroIntegration {
  let root = '';
  let prepared: Prepared;
  return {
    name: 'generated-files',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        prepared = await prepare(root);
        updateConfig({ vite: { plugins: [virtualPictures(() => prepared)] } });
      },
      'astro:server:setup': ({ server }) => {
        // A watch or a photograph that comes while the server runs.
        server.watcher.on('all', async (_, file) => {
          if (!['pictures', 'content/watches'].some((folder) => file.startsWith(join(root, folder)))) return;
          try {
            prepared = await prepare(root);
            showAnew(server);
          } catch (error) {
            console.error(String(error));
          }
        });
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const make = prepared.images.get(pathname) ?? prepared.cards.get(pathname);
          if (make) make().then((file) => send(file, response), next);
          else next();
        });
      },
      'astro:build:done': async ({ dir }) => {
        const { images, cards } = prepared;
        const dist = fileURLToPath(dir);
        console.log(`Encoding ${images.size} pictures`);
        await addToSite(images, dist, showProgress('Pictures', images.size));
        console.log(`Drawing ${cards.size} share cards`);
        await addToSite(cards, dist, showProgress('Share cards', cards.size));
      },
    },
  };
}

/** What pages are told of the pictures, and the files to make. */
interface Prepared {
  pictures: Awaited<ReturnType<typeof pictureFiles>>['pictures'];
  renderings: string[];
  images: FilesToMake;
  cards: FilesToMake;
}

/** @throws one line for each problem of the content */
async function prepare(root: string): Promise<Prepared> {
  const masters = findMasters(join(root, 'pictures'));
  const { watches, problems } = readContent('content', (name) => masters.has(name));
  const ids = watches.map(({ id }) => id);
  problems.push(...findUnknownViews(masters, ids));
  if (problems.length > 0) throw new Error(`the content needs mending:\n  ${problems.join('\n  ')}`);
  for (const line of warnOfAntiques(watches, new Date())) console.warn(line);

  const cache = (name: string) => join(root, '.cache', name);
  const { pictures, files } = await pictureFiles(masters, ids, cache('images'));
  const images = new Map([...files, ...iconFiles(join(root, 'src/layout/icon.svg'), cache('icons'))]);
  const cards = shareCards({ watches, masters, pictures, cache: cache('share-cards') });
  return { pictures, renderings: findRenderings(masters), images, cards };
}

const virtualId = '\0virtual:pictures';

function virtualPictures(prepared: () => Prepared) {
  return {
    name: 'virtual-pictures',
    resolveId: (source: string) => (source === 'virtual:pictures' ? virtualId : undefined),
    load: (source: string) => {
      if (source !== virtualId) return undefined;
      const { pictures, renderings } = prepared();
      return `export const pictures = ${JSON.stringify(pictures)};\nexport const renderings = ${JSON.stringify(renderings)};`;
    },
  };
}

/** Lets the development server load what pages are told of the pictures again, and browsers the page. */
function showAnew(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(virtualId);
    if (module) moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload' });
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
