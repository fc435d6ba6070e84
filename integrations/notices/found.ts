import type { Problem } from '../../src/content/reading/problem.ts';

/** What an owner should look at, if there is a reason: the field, empty for the whole file, and the message. */
export type Found = readonly [reason: unknown, field: string, message: string];

/** The notices about a file. */
export function noticesOf(file: string, found: readonly Found[]): Problem[] {
  return found.flatMap(([reason, field, message]) =>
    reason ? [{ file, path: field ? field.split('.') : [], message }] : [],
  );
}
