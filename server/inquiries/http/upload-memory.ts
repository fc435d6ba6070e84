import { MAX_UPLOAD_MEMORY_BYTES, MAX_UPLOADS_PER_NETWORK, MAX_WORDS_BYTES } from './limits.ts';

/**
 * Bounds the memory that photographs take, from their arrival until they are stored. The first 64 kB of a form need none of it.
 *
 * @returns runs `work` for a form, and gives it a function that reserves memory until the work has ended. It returns whether
 *   there is memory for so many more bytes, and whether the network may have one more form with photographs under way; if not,
 *   the form must be given up
 */
export function createUploadMemory(maxBytes = MAX_UPLOAD_MEMORY_BYTES) {
  const forms = new Set<{ network: string; bytes: number }>();
  return async <T>(network: string, work: (reserve: (bytes: number) => boolean) => Promise<T>): Promise<T> => {
    const form = { network, bytes: 0 };
    forms.add(form);
    const reserve = (bytes: number): boolean => {
      form.bytes += bytes;
      const uploads = [...forms].filter((each) => each.bytes > MAX_WORDS_BYTES);
      const ofNetwork = uploads.filter((each) => each.network === network).length;
      const isPossible =
        ofNetwork <= MAX_UPLOADS_PER_NETWORK && uploads.reduce((sum, each) => sum + each.bytes, 0) <= maxBytes;
      return isPossible || form.bytes <= MAX_WORDS_BYTES;
    };
    try {
      return await work(reserve);
    } finally {
      forms.delete(form);
    }
  };
}
