import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10 * 60_000;

/** A larger network may send this many times as much as one client of it. */
const CLIENTS_PER_NETWORK = 4;

/** How many clients are counted. A flood from more meets the limit of all. */
const MAX_CLIENTS = 50_000;

/**
 * Counts in windows of ten minutes, which begin with the first inquiry: what each client tries to send, and what was stored of
 * all. A refused inquiry counts only for the client that sent it, so that it keeps nobody else from sending.
 */
export function createRateLimit({ perClient, inAll }: { perClient: number; inAll: number }) {
  const windows = new LRUCache({ max: MAX_CLIENTS, ttl: WINDOW_MS, memoMethod: () => ({ count: 0 }) });
  return {
    /**
     * Counts one more inquiry, if it is allowed.
     *
     * @param networks of the client, the narrowest first
     */
    allows(networks: string[]): boolean {
      const isAllowed =
        windows.memo('all').count < inAll &&
        networks.every((network, index) => windows.memo(network).count < perClient * CLIENTS_PER_NETWORK ** index);
      if (isAllowed) for (const network of networks) windows.memo(network).count += 1;
      return isAllowed;
    },
    countStored(): void {
      windows.memo('all').count += 1;
    },
  };
}
