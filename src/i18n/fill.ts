/** The values of a text's placeholders, by name. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills in the placeholders of a text. Also runs in the browser.
 *
 * @param text with placeholders such as `{{name}}`
 * @param values a placeholder without a value stays
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
