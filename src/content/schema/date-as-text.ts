/**
 * A date as written in the file. YAML parsers differ: some read an unquoted `2024-03-11` as a date, others as a string, and
 * all read `2024` as a number.
 */
export function dateAsText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? String(value) : value;
}
