import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { headersFile, securityHeaders } from '../server/headers.ts';
import { inlineHashes } from './inline-hashes.ts';

/** Files that are text; pictures and fonts are compressed already. */
const compressible = new Set(['.html', '.css', '.js', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

/** Writes the response headers of the built site, and a brotli and a gzip copy beside every text file. */
export function preparedForServing(): AstroIntegration {
  return {
    name: 'prepared-for-serving',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name));
        const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'));
        writeFileSync(join(dist, headersFile), JSON.stringify(securityHeaders(inlineHashes(pages)), null, 2));
        await Promise.all(files.filter((file) => compressible.has(extname(file))).map(compress));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, zipped);
}
