import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10 * 60_000;

/** Of so many clients it is remembered how much they sent: whoever floods from more meets the limit of all. */
const MAX_CLIENTS = 50_000;

/**
 * Counts what is sent in ten minutes, which begin with the first inquiry: by each client, and by all together.
 *
 * @returns asks for one more: seconds to wait, 0 if it may be sent now
 */
export function createRateLimit({ perClient, inAll }: { perClient: number; inAll: number }) {
  const windows = new LRUCache({ max: MAX_CLIENTS, ttl: WINDOW_MS, memoMethod: () => ({ sent: 0 }) });
  const waitFor = (key: string, most: number) =>
    windows.memo(key).sent < most ? 0 : Math.ceil(windows.getRemainingTTL(key) / 1000);
  return (client: string): number => {
    const wait = Math.max(waitFor(client, perClient), waitFor('all', inAll));
    if (wait === 0) for (const key of [client, 'all']) windows.memo(key).sent += 1;
    return wait;
  };
}
