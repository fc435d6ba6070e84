import { createHash } from 'node:crypto';
import type { Submission } from './inquiry.ts';

/**
 * Tells whether a submission has come before: the same key with the same words is the same one, sent again. The same key with
 * other words is another one, because the visitor would be thanked for words that nobody keeps. Without a key, the same
 * words on the same day are the same one.
 *
 * @returns a SHA-256 in hexadecimal digits
 */
export function fingerprintOf({ inquiry, idempotencyKey, photographs }: Submission, now: Date): string {
  const { locale: _, ...words } = inquiry;
  const scope = idempotencyKey === undefined ? { day: now.toISOString().slice(0, 10) } : { key: idempotencyKey };
  const hash = createHash('sha256').update(JSON.stringify([scope, words, photographs.length]));
  for (const photograph of photographs) hash.update(photograph);
  return hash.digest('hex');
}
