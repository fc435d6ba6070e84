import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import pLimit from 'p-limit';
import { addToSite, cachedFile, removeOld } from './cached-file.ts';

/** Text files. Pictures and fonts are already compressed. */
const compressible = '**/*.{html,js,svg,json,xml,txt}';

/** Where compressed texts are kept between builds. */
const textCache = '.cache/texts';

/** The quality of brotli: the maximum takes half as long again, for 2 % less. */
const QUALITY = 10;

/** Node compresses in four threads, and more texts would fill the memory. */
const CONCURRENCY_LIMIT = 4;

/** Compresses every text file of the site. */
export function compression(): AstroIntegration {
  return {
    name: 'compression',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        // Tests build several sites, and read only the texts themselves.
        if (process.env['COMPRESSION'] === 'off') return;
        console.log('Compressing the texts');
        const dist = fileURLToPath(dir);
        const texts = globSync(compressible, { cwd: dist }).map((name) => join(dist, name));
        removeOld(textCache, await compressTexts(texts, textCache));
      },
    },
  };
}

/**
 * Writes a brotli and a gzip copy beside every text file, for servers to send. Copies of texts that an earlier build had too
 * come from the cache.
 *
 * @returns the files of the cache
 * @throws an error that names a file that cannot be read
 */
export async function compressTexts(files: readonly string[], cache: string): Promise<string[]> {
  const used = await pLimit(CONCURRENCY_LIMIT).map(files, (file) => compressText(file, cache));
  return used.flat();
}

async function compressText(file: string, cache: string): Promise<string[]> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const copies = {
    br: () => promisify(brotliCompress)(content, { params }),
    gz: () => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  const name = join(cache, `${hash('sha256', content)}.${QUALITY}`);
  return Promise.all(
    Object.entries(copies).map(async ([ending, compress]) => {
      const cached = await cachedFile(`${name}.${ending}`, compress);
      await addToSite(cached, `${file}.${ending}`);
      return cached;
    }),
  );
}
