import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10 * 60_000;

/** The rest of a network may send so many times as much as one client of it. */
const CLIENTS_PER_NETWORK = 4;

/** Of so many clients it is remembered how much they sent: a flood from more meets the limit of all. */
const MAX_CLIENTS = 50_000;

/**
 * Counts in windows of ten minutes, which begin with the first inquiry: what each client tries to send, and what was stored of
 * all. What is refused counts for its sender only, so that it keeps nobody else from sending.
 */
export function createRateLimit({ perClient, inAll }: { perClient: number; inAll: number }) {
  const windows = new LRUCache({ max: MAX_CLIENTS, ttl: WINDOW_MS, memoMethod: () => ({ count: 0 }) });
  const secondsLeft = (key: string, most: number) =>
    windows.memo(key).count < most ? 0 : Math.ceil(windows.getRemainingTTL(key) / 1000);
  return {
    /**
     * Asks for one more.
     *
     * @param networks of the client, the narrowest first
     * @returns seconds to wait, 0 if it may be sent now
     */
    waitFor(networks: string[]): number {
      const limits = networks.map((network, index) => secondsLeft(network, perClient * CLIENTS_PER_NETWORK ** index));
      const wait = Math.max(...limits, secondsLeft('all', inAll));
      if (wait === 0) for (const network of networks) windows.memo(network).count += 1;
      return wait;
    },
    countStored(): void {
      windows.memo('all').count += 1;
    },
  };
}
