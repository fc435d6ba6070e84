/**
 * Fills in the placeholders of a text. Also runs in the browser.
 *
 * @param text with placeholders such as `{{name}}`
 * @param values by name; a placeholder without a value stays
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
