import { MAX_UPLOAD_MEMORY_BYTES, MAX_UPLOADS_PER_NETWORK } from './limits.ts';

/**
 * Bounds the memory that photographs take, from their arrival until they are stored. Words need none of it.
 *
 * @returns runs `work` for a form, and gives it a function that reserves memory until the work has ended. It says whether there is
 *   some for so many more bytes, and whether the network may have one more form with photographs under way
 */
export function createUploadMemory(maxBytes = MAX_UPLOAD_MEMORY_BYTES) {
  const uploads = new Set<{ network: string; bytes: number }>();
  return async <T>(network: string, work: (reserve: (bytes: number) => boolean) => Promise<T>): Promise<T> => {
    const upload = { network, bytes: 0 };
    const reserve = (bytes: number): boolean => {
      const others = [...uploads].filter((each) => each !== upload);
      const reserved = others.reduce((sum, each) => sum + each.bytes, upload.bytes);
      const ofNetwork = others.filter((each) => each.network === network).length;
      if (reserved + bytes > maxBytes || ofNetwork >= MAX_UPLOADS_PER_NETWORK) return false;
      uploads.add(upload);
      upload.bytes += bytes;
      return true;
    };
    try {
      return await work(reserve);
    } finally {
      uploads.delete(upload);
    }
  };
}
