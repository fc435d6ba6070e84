import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Effort, writeCompressedCopies } from './compressed-copies.ts';
import type { TextsToFinish } from './finish-texts.ts';
import { readInlineCode } from './inline-code.ts';
import { preloadIslands, rememberImports } from './island-preloads.ts';

/** A site of more files than this is compressed with less effort, which would be most of the build. */
const manyFiles = 500;

/** Compressed with most effort on any site: every page asks for it. */
const askedForByAll = /\.(js|css)$/;

const { dist, files, next } = workerData as TextsToFinish;
const importsOf = rememberImports((address) => readFileSync(join(dist, address), 'utf8'));

/** Finishes files until none is left, and passes on those that are pages. */
function* finish(): Generator<string> {
  for (let file = files[Atomics.add(next, 0, 1)]; file; file = files[Atomics.add(next, 0, 1)]) {
    const effort: Effort = files.length <= manyFiles || askedForByAll.test(file) ? 'most' : 'much';
    if (!file.endsWith('.html')) {
      writeCompressedCopies(file, readFileSync(file), effort);
      continue;
    }
    const written = readFileSync(file, 'utf8');
    const page = preloadIslands(written, importsOf);
    if (page !== written) writeFileSync(file, page);
    writeCompressedCopies(file, Buffer.from(page), effort);
    yield page;
  }
}

parentPort?.postMessage(readInlineCode(finish()));
