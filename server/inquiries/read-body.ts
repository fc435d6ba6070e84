import { IDLE_TIMEOUT_MS, MAX_UPLOADS_BYTES } from './limits.ts';
import { Refusal } from './refusal.ts';

interface BodyLimits {
  maxBytes: number;
  /** For the whole body, in milliseconds. */
  timeoutMs: number;
  /** For the next piece of it. */
  idleTimeoutMs?: number;
}

/** The bytes of all bodies that are being read or worked on. */
let heldBytes = 0;

/**
 * Reads a body, and lets `work` do something with it. One that says it is too large is not read at all; one that turns out
 * to be, or comes too slowly, is read no further.
 *
 * @throws Refusal 413, 408, 400 where it breaks off, 503 where too much is under way
 */
export async function withBody<T>(
  request: Request,
  limits: BodyLimits,
  work: (body: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limits.maxBytes) throw new Refusal(413, 'tooLarge');
  let held = 0;
  const hold = (bytes: number) => {
    held += bytes;
    heldBytes += bytes;
    if (held > limits.maxBytes) throw new Refusal(413, 'tooLarge');
    if (heldBytes > MAX_UPLOADS_BYTES) throw new Refusal(503, 'unavailable', { retryAfterSeconds: 10 });
  };
  try {
    return await work(await read(request, limits, hold));
  } finally {
    heldBytes -= held;
  }
}

async function read(
  { body }: Request,
  { timeoutMs, idleTimeoutMs = IDLE_TIMEOUT_MS }: BodyLimits,
  hold: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const end = performance.now() + timeoutMs;
  const chunks: Uint8Array[] = [];
  try {
    for (;;) {
      const left = Math.min(idleTimeoutMs, end - performance.now());
      const { value, done } = await inTime(reader.read(), left);
      if (done) return new Uint8Array(Buffer.concat(chunks));
      hold(value.length);
      chunks.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable', { cause: error });
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
