import type { Watch } from './watch-schema.ts';

/** Compares two watches for `sort`: by position, then by id, so that the order is always the same. */
export function inListOrder(a: Watch, b: Watch): number {
  return a.position - b.position || a.id.localeCompare(b.id, 'en');
}
