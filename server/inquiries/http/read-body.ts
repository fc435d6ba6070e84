import { IDLE_TIMEOUT_MS, MAX_UPLOAD_BYTES, MAX_UPLOADS_BYTES } from './limits.ts';
import { Refusal } from './refusal.ts';

export interface BodyLimits {
  maxBytes: number;
  /** For the whole body, in milliseconds. */
  timeoutMs: number;
  /** For the next piece of it. */
  idleTimeoutMs?: number;
}

/** The bytes of all bodies that are being read or worked on, by client. */
const heldBytes = new Map<string, number>();

/**
 * Reads a body piece by piece, and counts what the pieces take of the server's memory until `work` has ended. (hono/body-limit
 * does not count across requests, and reads a chunked body whole.) A body that is larger than it may be, or comes too
 * slowly, is read no further.
 *
 * @param client that the body comes from: it may use a part of the memory, so that it can't keep others from sending
 * @throws Refusal 413, 408, 400 if it breaks off, 503 if too much is under way
 */
export async function withBody<T>(
  request: Request,
  client: string,
  limits: BodyLimits,
  work: (pieces: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limits.maxBytes) throw new Refusal(413, 'tooLarge');
  let held = 0;
  const hold = (bytes: number) => {
    held += bytes;
    heldBytes.set(client, (heldBytes.get(client) ?? 0) + bytes);
    if (held > limits.maxBytes) throw new Refusal(413, 'tooLarge');
    const isFull = heldByAll() > MAX_UPLOADS_BYTES || (heldBytes.get(client) ?? 0) > MAX_UPLOAD_BYTES;
    if (isFull) throw new Refusal(503, 'unavailable', { retryAfterSeconds: 10 });
  };
  try {
    return await work(piecesOf(request, limits, hold));
  } finally {
    const left = (heldBytes.get(client) ?? 0) - held;
    if (left > 0) heldBytes.set(client, left);
    else heldBytes.delete(client);
  }
}

function heldByAll(): number {
  return [...heldBytes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

async function* piecesOf(
  { body }: Request,
  { timeoutMs, idleTimeoutMs = IDLE_TIMEOUT_MS }: BodyLimits,
  hold: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  const end = performance.now() + timeoutMs;
  try {
    for (;;) {
      const { value, done } = await inTime(reader.read(), Math.min(idleTimeoutMs, end - performance.now()));
      if (done) return;
      hold(value.length);
      yield value;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable', { cause: error });
  } finally {
    // Of a body that was not read to its end, the rest is not waited for.
    reader.cancel().catch(() => undefined);
  }
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Refusal(408, 'tooSlow')), Math.max(0, milliseconds));
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
