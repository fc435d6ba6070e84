import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const defaults = parseEnv(readFileSync(join(import.meta.dirname, 'settings.env'), 'utf8'));

/**
 * Reads the server's settings: environment variables, otherwise the defaults in `settings.env`.
 *
 * @returns only settings that are not empty
 */
export function readSettings(environment: NodeJS.ProcessEnv): NodeJS.Dict<string> {
  const isSet = ([, value]: [string, string | undefined]) => Boolean(value);
  const set = Object.fromEntries(Object.entries(environment).filter(isSet));
  return Object.fromEntries(Object.entries({ ...defaults, ...set }).filter(isSet));
}
