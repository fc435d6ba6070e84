import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const defaults = parseEnv(readFileSync(join(import.meta.dirname, 'settings.env'), 'utf8'));

/**
 * The server's settings: variables of the environment, and for those that are not set the defaults of `settings.env`.
 *
 * @returns without those that are empty
 */
export function readSettings(environment: NodeJS.ProcessEnv): NodeJS.Dict<string> {
  const isSet = ([, value]: [string, string | undefined]) => Boolean(value);
  const set = Object.fromEntries(Object.entries(environment).filter(isSet));
  return Object.fromEntries(Object.entries({ ...defaults, ...set }).filter(isSet));
}
