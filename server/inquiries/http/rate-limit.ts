import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10 * 60_000;

/** Of so many clients it is remembered how much they sent: whoever floods from more meets the limit of all. */
const MAX_CLIENTS = 50_000;

interface Bucket {
  tokens: number;
  /** Milliseconds since 1970. */
  filledAt: number;
}

/**
 * Counts what clients send, as token buckets: each may send a burst of `perClient`, and as many in any ten minutes that follow;
 * likewise all together.
 *
 * @returns asks for one more: seconds to wait, 0 if it may be sent now
 */
export function createRateLimit({ perClient, inAll }: { perClient: number; inAll: number }) {
  const clients = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });
  const all: Bucket = { tokens: inAll, filledAt: 0 };
  return (client: string, now: Date): number => {
    const bucket = clients.get(client) ?? { tokens: perClient, filledAt: now.getTime() };
    clients.set(client, bucket);
    fill(bucket, perClient, now);
    fill(all, inAll, now);
    const wait = Math.max(waitFor(bucket, perClient), waitFor(all, inAll));
    if (wait > 0) return wait;
    bucket.tokens -= 1;
    all.tokens -= 1;
    return 0;
  };
}

function fill(bucket: Bucket, capacity: number, now: Date): void {
  const elapsed = Math.max(0, now.getTime() - bucket.filledAt);
  bucket.tokens = Math.min(capacity, bucket.tokens + (elapsed / WINDOW_MS) * capacity);
  bucket.filledAt = now.getTime();
}

function waitFor({ tokens }: Bucket, capacity: number): number {
  return tokens >= 1 ? 0 : Math.ceil((((1 - tokens) / capacity) * WINDOW_MS) / 1000);
}
