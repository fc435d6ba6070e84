import { fieldName, nameOfField } from '../fields.ts';

/** Reads a file of interface words for the editor. */
export function readWords(text: string): unknown {
  return JSON.parse(text, (_, value) => renameKeys(value, fieldName));
}

/** Writes a file of interface words, including keys that this editor does not know yet. */
export function writeWords(form: unknown): string {
  const tidy = (_: string, value: unknown) =>
    typeof value === 'string' ? value.trim() : renameKeys(value, nameOfField);
  // Direction marks are invisible, so the file has them as `\u2068`.
  const invisible = /\p{Bidi_Control}/gu;
  const escaped = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(form, tidy, 2).replace(invisible, escaped)}\n`;
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), item]));
}
