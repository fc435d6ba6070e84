import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { removeOld } from './cached-file.ts';
import { compressTexts, QUICK_QUALITY } from './compress-texts.ts';
import { withOwnHashes } from './own-hashes.ts';

/** Text files. Pictures and fonts are already compressed. */
const compressible = new Set(['.html', '.js', '.svg', '.json', '.xml', '.txt']);

/** Where compressed texts are kept between builds. */
const textCache = '.cache/texts';

/** Where a build puts the owner's editor. */
const editorFolder = join('admin', sep);

/** Shortens the policy of each page, and compresses every text file. */
export function preparedForServing(): AstroIntegration {
  return {
    name: 'prepared-for-serving',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name));
        for (const page of files.filter((file) => file.endsWith('.html')))
          writeFileSync(page, withOwnHashes(readFileSync(page, 'utf8')));
        // Tests build several sites, and read only the texts themselves.
        if (process.env['COMPRESSION'] !== 'off') {
          console.log('Compressing the texts');
          const texts = files.filter((file) => compressible.has(extname(file)));
          const isOfEditor = (file: string) => file.startsWith(join(dist, editorFolder));
          const ofVisitors = texts.filter((file) => !isOfEditor(file));
          const used = await compressTexts(ofVisitors, textCache);
          used.push(...(await compressTexts(texts.filter(isOfEditor), textCache, QUICK_QUALITY)));
          removeOld(textCache, used);
        }
      },
    },
  };
}
