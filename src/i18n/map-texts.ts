/**
 * Changes every text of a value.
 *
 * @param value a text, or a list or an object with texts
 */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  return mapValue(value, change) as T;
}

function mapValue(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapValue(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapValue(item, change)]));
}
