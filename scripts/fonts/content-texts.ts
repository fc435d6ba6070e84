import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Every text of the content files, in all languages.
 *
 * @param directory the content folder, with JSON and YAML files at any depth
 */
export function contentTexts(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|yaml)$/.test(name))
    .sort()
    .flatMap((name) => stringsIn(parse(readFileSync(join(directory, name), 'utf8'))));
}

/** The strings in a value, at any depth. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
