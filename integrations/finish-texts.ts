import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { InlineCode } from '../server/headers.ts';

/** What the workers share. */
export interface TextsToFinish {
  /** The built site's folder. */
  dist: string;
  files: readonly string[];
  /** The index of the file that is next, for whichever worker is free. */
  next: Int32Array<SharedArrayBuffer>;
}

/**
 * Finishes the text files of a built site, on every core: pages ask for their islands' scripts, every file gets its
 * compressed copies.
 *
 * @param dist the site's folder
 * @param files all its text files
 * @returns what stands inline in its pages, for the content policy
 * @throws what a worker throws
 */
export async function finishTexts(dist: string, files: readonly string[]): Promise<InlineCode> {
  const work: TextsToFinish = { dist, files, next: new Int32Array(new SharedArrayBuffer(4)) };
  const found = await Promise.all(Array.from({ length: availableParallelism() }, () => runWorker(work)));
  const all = (kind: keyof InlineCode) => [...new Set(found.flatMap((code) => code[kind]))].sort();
  return { scripts: all('scripts'), styles: all('styles'), trustedTypes: all('trustedTypes') };
}

function runWorker(workerData: TextsToFinish): Promise<InlineCode> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./finish-texts.worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
