/**
 * Fills in the placeholders of a text. It runs in the browser too.
 *
 * @param text with `{{name}}` in place of a value
 * @param values by name; a placeholder without a value stays
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
