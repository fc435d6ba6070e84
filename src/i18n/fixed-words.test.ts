import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixedWords } from './fixed-words.ts';
import type { Texts } from './texts.ts';

const root = join(import.meta.dirname, '../..');
const english = new Map(listTexts(JSON.parse(readFileSync(join(root, 'content/locales/en.json'), 'utf8'))));

function listTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : listTexts(value, `${prefix}${key}.`),
  );
}

test('the fixed words are as they must be', () => {
  expect(Object.fromEntries(english)).toMatchObject(fixedWords);
});

test('every text is used, as far as its name tells: one that several sections have may be used for any of them', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|astro)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join('src', name));
  const code = [...files, 'server/inquiries/refusal.ts'].map((name) => readFileSync(join(root, name), 'utf8')).join();
  const keys = [...new Set([...english.keys()].map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))];
  const namesIn = (key: string) => key.split('.').slice(-2) as [parent: string, name: string];
  const names = keys.map((key) => namesIn(key)[1]);
  const unused = keys.filter((key) => {
    const [parent, name] = namesIn(key);
    // In quotes, or in a template whose last part is a value: `watch.origins.${…}`, `words.sort[key]`.
    const isNamed = code.includes(`'${key}'`) || code.includes(`\`${key.slice(0, -name.length)}\${`);
    const isFound = isNamed || code.includes(`.${parent}[`) || new RegExp(`[.']${name}\\b|[{,] ${name}\\b`).test(code);
    return !isFound && names.indexOf(name) === names.lastIndexOf(name);
  });
  expect(unused).toEqual([]);
});
