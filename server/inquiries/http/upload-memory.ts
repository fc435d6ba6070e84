import { MAX_UPLOAD_MEMORY_BYTES, MAX_UPLOADS_PER_NETWORK } from './limits.ts';

/**
 * Bounds the memory that photographs take, from their arrival until they are stored. Words need none of it.
 *
 * @returns runs `work` for a form from a network, and gives it a function that reserves memory until the work has ended: whether
 *   there is some for so many more bytes, and the network may have one more upload under way
 */
export function createUploadMemory(maxBytes = MAX_UPLOAD_MEMORY_BYTES) {
  const uploadsByNetwork = new Map<string, number>();
  let reservedByAll = 0;

  function count(network: string, difference: 1 | -1): void {
    const uploads = (uploadsByNetwork.get(network) ?? 0) + difference;
    if (uploads > 0) uploadsByNetwork.set(network, uploads);
    else uploadsByNetwork.delete(network);
  }

  return async <T>(network: string, work: (reserve: (bytes: number) => boolean) => Promise<T>): Promise<T> => {
    let reserved = 0;
    const reserve = (bytes: number): boolean => {
      const isFirst = reserved === 0;
      if (isFirst && (uploadsByNetwork.get(network) ?? 0) >= MAX_UPLOADS_PER_NETWORK) return false;
      if (reservedByAll + bytes > maxBytes) return false;
      if (isFirst) count(network, 1);
      reserved += bytes;
      reservedByAll += bytes;
      return true;
    };
    try {
      return await work(reserve);
    } finally {
      reservedByAll -= reserved;
      if (reserved > 0) count(network, -1);
    }
  };
}
