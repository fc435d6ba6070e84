import type { Watch } from './watch-schema.ts';

/** The order of the list, for `sort`: by position, then by id so that equal positions stay stable. */
export function inListOrder(a: Watch, b: Watch): number {
  return a.position - b.position || a.id.localeCompare(b.id, 'en');
}
