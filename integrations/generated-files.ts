import { copyFileSync, createReadStream, linkSync, mkdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readContent } from '../src/content/read-content.ts';
import { forEachAtOnce } from './at-once.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { usedCharacters } from './fonts/used-characters.ts';
import { renderIcons } from './icons/render-icons.ts';
import { encodePictures } from './pictures/encode-pictures.ts';
import { findMasters } from './pictures/find-masters.ts';
import { shareCards } from './share-cards/share-cards.ts';

/** Files made at build, by the address under which they are served. */
export type GeneratedFiles = Map<string, string>;

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Checks the content, then makes what the pages are built with: the pictures in their variants
 * (`virtual:pictures`) and the fonts cut to size (`virtual:fonts`, `virtual:fonts.css`). What only others show, the
 * share cards, is made after the pages, or when it is asked for.
 */
export function generatedFiles(): AstroIntegration {
  let files: GeneratedFiles = new Map();
  let cards: ReturnType<typeof shareCards> = new Map();
  return {
    name: 'generated-files',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const masters = findMasters(join(root, 'pictures'));
        const { watches, problems } = readContent('content', (id) => masters.has(id));
        if (problems.length > 0) throw new Error(`the content needs mending:\n  ${problems.join('\n  ')}`);

        const pictures = await encodePictures(masters, join(root, '.cache/images'));
        const fonts = await subsetFonts(usedCharacters(join(root, 'content')), join(root, '.cache/fonts'));
        const icons = await renderIcons(join(root, 'src/layout/icon.svg'), join(root, '.cache/icons'));
        files = new Map([...pictures.files, ...fonts.files, ...icons]);
        const cache = join(root, '.cache/share-cards');
        cards = shareCards({ watches, masters, pictures: pictures.pictures, fonts: fonts.drawn, cache });
        const modules: Record<string, string> = {
          'virtual:pictures': `export const pictures = ${JSON.stringify(pictures.pictures)};`,
          'virtual:fonts': `export const preloads = ${JSON.stringify(fonts.preloads)};`,
          'virtual:fonts.css': fonts.css,
        };
        updateConfig({ vite: { plugins: [virtualModules(modules)] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const send = (file: string) => {
            response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
            createReadStream(file).pipe(response);
          };
          const file = files.get(pathname);
          if (file) return send(file);
          const draw = cards.get(pathname);
          if (draw) return void draw().then(send, next);
          next();
        });
      },
      'astro:build:done': async ({ dir }) => {
        await forEachAtOnce(cards, 4, async ([address, draw]) => {
          files.set(address, await draw());
        });
        const targets = [...files].map(([address, file]) => ({ file, target: join(fileURLToPath(dir), address) }));
        for (const folder of new Set(targets.map(({ target }) => dirname(target))))
          mkdirSync(folder, { recursive: true });
        for (const { file, target } of targets) linkOrCopy(file, target);
      },
    },
  };
}

/** A link takes no time and no room. Not every disk knows them, and none reaches from one disk to another. */
function linkOrCopy(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}

function virtualModules(modules: Record<string, string>) {
  const resolved = (id: string) => `\0${id}`;
  return {
    name: 'generated-files:virtual-modules',
    resolveId: (id: string) => (id in modules ? resolved(id) : undefined),
    load: (id: string) => modules[id.replace(/^\0/, '')],
  };
}
