import type { ComparedWatch, RowGroup } from './compared-watch.ts';

export type ComparedRow = ReturnType<typeof compareWatches>[number]['rows'][number];

/** The rows in which at least one of the watches has an entry, by group. A group without rows is left out. */
export function compareWatches(groups: readonly RowGroup[], watches: readonly ComparedWatch[]) {
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows
        // A watch without such an entry has the value `undefined`.
        .map(({ key, label }) => ({ key, label, values: watches.map((watch) => watch.values[key]) }))
        .filter(({ values }) => values.some(Boolean))
        .map((row) => ({ ...row, differs: new Set(row.values).size > 1 })),
    }))
    .filter(({ rows }) => rows.length > 0);
}
