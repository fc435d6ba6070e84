import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/**
 * A site of twelve watches has 23 MB with its compressed copies, its largest file 0.2 MB: it is kept whole. Of a larger
 * site those files are kept that were asked for last. A file of more than 1 MB would push out hundreds of others.
 */
const defaultLimits = { maxBytes: 64_000_000, maxFileBytes: 1_000_000 };

/** Gives the content of a file. Throws what `readFile` throws. */
export type ReadFile = (file: string) => Promise<Buffer<ArrayBuffer>>;

/** Reads each file once and keeps it in memory. The files must not change while the server runs. */
export function createFileCache({ maxBytes, maxFileBytes } = defaultLimits): ReadFile {
  const contents = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: maxBytes,
    maxEntrySize: maxFileBytes,
    // The library takes no size of zero.
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });
  return async (file) => {
    const kept = contents.get(file);
    if (kept) return kept;
    const content = await readFile(file);
    contents.set(file, content);
    return content;
  };
}
