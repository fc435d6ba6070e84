import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import type { ViteDevServer } from 'vite';
import { readContent } from '../src/content/schema/read-content.ts';
import { readYaml } from '../src/content/schema/read-yaml.ts';
import { shopSchema } from '../src/content/schema/shop-schema.ts';
import { findMasters, findRenderings } from '../src/pictures/find-masters.ts';
import { findUnknownViews, pictureNameOf, views } from '../src/pictures/views.ts';
import type { FilesToMake } from './cached-file.ts';
import { findNotices } from './find-notices.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { iconFiles } from './icons/icon-files.ts';
import { pictureFiles } from './pictures/picture-files.ts';
import { endBuild, lineOf, splitProblem } from './report-problems.ts';
import { shareCards } from './share-cards/share-cards.ts';
import { showProgress } from './show-progress.ts';

/**
 * Checks the content, provides the pictures' data to pages (`virtual:pictures`), and adds the generated files: encoded
 * pictures, icons and share cards. A build makes them after the pages, the development server on request. A mistake in the
 * content ends a build; the development server shows it over the page.
 */
export function generatedFiles(): AstroIntegration {
  let root = '';
  let prepared: Prepared;
  return {
    name: 'generated-files',
    hooks: {
      'astro:config:setup': async ({ config, command, updateConfig }) => {
        root = fileURLToPath(config.root);
        prepared = await prepare(root).catch((error: Error) => endBuild([error.message]));
        if (command === 'build' && prepared.problems.length > 0) endBuild(prepared.problems);
        for (const notice of prepared.notices) console.warn(notice);
        updateConfig({ vite: { plugins: [virtualPictures(() => prepared)] } });
      },
      'astro:server:setup': ({ server }) => {
        let problems = prepared.problems;
        // Reloads when a watch or a photograph is added or changed.
        server.watcher.on('all', async (_, file) => {
          if (!['pictures', 'content'].some((folder) => file.startsWith(join(root, folder)))) return;
          try {
            prepared = await prepare(root);
            problems = prepared.problems;
          } catch (error) {
            problems = [(error as Error).message];
          }
          reload(server);
        });
        server.ws.on('connection', () => showProblems(server, problems));
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

type Prepared = Awaited<ReturnType<typeof prepare>>;

/**
 * The pictures' data for pages, the files to make, and a line for each problem of the content and each notice to the owner. A
 * watch with a problem has no page.
 *
 * @throws an error with file and reason, if a picture cannot be read or is too small
 */
async function prepare(root: string) {
  const notices: string[] = [];
  const masters = findMasters(join(root, 'pictures'), (notice) => notices.push(relative(root, notice)));
  const { watches, drafts, problems } = readContent('content', (name) => masters.has(name));
  const ids = watches.map(({ id }) => id);
  problems.push(...findUnknownViews(masters, ids), ...readYaml('content/shop.yaml', shopSchema).problems);
  notices.push(...findNotices(watches, new Date()));
  // The pictures of drafts are not public.
  for (const name of drafts.flatMap((id) => views.map((view) => pictureNameOf(id, view)))) masters.delete(name);

  const cache = (name: string) => join(root, '.cache', name);
  const { pictures, files } = await pictureFiles(masters, ids, cache('images'));
  const images = new Map([...files, ...iconFiles(join(root, 'src/layout/icon.svg'), cache('icons'))]);
  const cards = shareCards({ watches, masters, pictures, cache: cache('share-cards') });
  return { pictures, renderings: findRenderings(masters), images, cards, problems, notices };
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

/** Reloads the pictures' data in the development server, and the page in browsers. */
function reload(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(virtualId);
    if (module) moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload' });
}

/** Shows mistakes in the content over every open page, and in the terminal. */
function showProblems(server: ViteDevServer, problems: readonly string[]): void {
  const [first] = problems;
  if (!first) return;
  console.error(problems.join('\n'));
  const { file, field } = splitProblem(first);
  const loc = { file, line: lineOf(file, field), column: 0 };
  server.ws.send({ type: 'error', err: { message: problems.join('\n'), stack: '', id: file, loc } });
}

function send(file: string, response: ServerResponse<IncomingMessage>): void {
  response.setHeader('Content-Type', getMimeType(file) ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

async function addToSite(files: FilesToMake, dist: string, step: () => void): Promise<void> {
  await forEachConcurrently(files, 4, async ([url, make]) => {
    const target = join(dist, url);
    const file = await make();
    await mkdir(dirname(target), { recursive: true });
    // A hard link takes no time and no space, but not every file system supports it, and it does not work across disks.
    await link(file, target).catch(() => copyFile(file, target));
    step();
  });
}
