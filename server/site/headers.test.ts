import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheControl, immutableFolders, siteHeaders } from './headers.ts';

/** The lines of a file of `public`, without comments. */
function linesOf(file: string): string[] {
  return readFileSync(`public/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
}

test('Netlify and Cloudflare Pages are told the same headers as the server sends', () => {
  const rules: Record<string, Record<string, string>> = {};
  let rule = {};
  for (const line of linesOf('_headers')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name) Object.assign(rule, { [name]: value });
    else rules[line] = rule = {};
  }
  const immutable = immutableFolders.map((folder) => [`${folder}*`, { 'Cache-Control': cacheControl(folder) }]);
  expect(rules).toEqual({ '/*': siteHeaders, ...Object.fromEntries(immutable) });
});
