import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { findProblems } from './find-problems.ts';
import { problemsPage } from './problems-page.ts';
import { endBuild } from './report-problems.ts';

/** Saving writes several files, and one file in several steps. */
const QUIET_MS = 300;

/** Where Astro keeps the promise that its own modules are loaded, which happens while the server already listens. */
const isAstroLoaded = Symbol.for('astro.devServerAppReady');

/**
 * Checks the content. A build with mistakes ends before it writes the site, with all of them in one list. The development
 * server shows them instead of its pages, until they are fixed.
 */
export function contentCheck(): AstroIntegration {
  let root = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build') return;
        console.log('Checking the content, encoding new pictures');
        const problems = await findProblems(true);
        if (problems.length > 0) endBuild(problems);
        console.log('Rendering the pages');
      },
      'astro:server:setup': async ({ server }) => {
        let problems: string[] = [];
        await watchContent(server, root, findProblems, (found) => {
          problems = found;
        });
        server.middlewares.use((request, response, next) => {
          const isPage = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/admin');
          if (!isPage || problems.length === 0) return next();
          response.writeHead(500, { 'Content-Type': 'text/html' }).end(problemsPage(problems));
        });
      },
    },
  };
}

/**
 * Checks the content now and after the last of several changes. After a change the pages read it again, and open ones reload.
 *
 * @param find finds the problems of the content
 * @param onCheck receives those of the latest content
 */
export async function watchContent(
  server: Pick<ViteDevServer, 'watcher' | 'environments'> & { [isAstroLoaded]?: Promise<void> },
  root: string,
  find: () => Promise<string[]>,
  onCheck: (problems: string[]) => void,
): Promise<void> {
  let latest = 0;
  /** @returns whether no later change is being checked */
  const check = async () => {
    latest++;
    const own = latest;
    const problems = await find().catch((error: Error) => [error.message]);
    if (own !== latest) return false;
    if (problems.length > 0) console.error(`Please fix:\n  ${problems.join('\n  ')}`);
    onCheck(problems);
    return true;
  };
  // Content is read when modules are loaded and evaluated: the server does both again, then the browser asks for its page.
  const reload = async () => {
    // A reload before that would leave Astro with parts of two copies of itself, until somebody restarts it.
    await server[isAstroLoaded];
    const { client, ...others } = server.environments;
    for (const { moduleGraph, hot } of [...Object.values(others), client]) {
      moduleGraph.invalidateAll();
      hot.send({ type: 'full-reload' });
    }
  };
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_, file) => {
    if (!['pictures', 'content'].some((folder) => file.startsWith(join(root, folder)))) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (await check()) await reload();
    }, QUIET_MS);
  });
  await check();
}
