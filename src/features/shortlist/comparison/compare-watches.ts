import type { ComparedWatch } from './compared-watch.ts';
import type { RowGroup } from './comparison-rows.ts';

/** A row of the comparison. */
export interface ComparedRow {
  key: string;
  label: string;
  /** In the order of the watches; `undefined` if a watch has no such entry. */
  values: (string | undefined)[];
  /** Whether the values are not all the same. */
  differs: boolean;
}

/** The rows in which at least one of the watches has an entry, by group. A group without rows is left out. */
export function compareWatches(
  groups: readonly RowGroup[],
  watches: readonly ComparedWatch[],
): { title: string; rows: ComparedRow[] }[] {
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .map(({ key, label }) => ({ key, label, values: watches.map((watch) => watch.values[key]) }))
        .filter(({ values }) => values.some(Boolean))
        .map((row) => ({ ...row, differs: new Set(row.values).size > 1 })),
    }))
    .filter(({ rows }) => rows.length > 0);
}
