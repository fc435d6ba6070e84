import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sample } from './built-pages.ts';

/*
 * The build lowers syntax to the browsers of `build.target` in `astro.config.ts`. It leaves these as they are. What such a
 * browser only ignores, such as `text-wrap`, is no mistake.
 */

/** Methods and regular expressions that throw there. `?.(` may call what is missing. */
const newerScript = new RegExp(
  [
    /\.(toSorted|toSpliced|toReversed|findLast|findLastIndex|with|withResolvers|groupBy|fromAsync|isWellFormed)\(/,
    /\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    /\b(AbortSignal\.(any|timeout)|URL\.(canParse|parse)|Promise\.try|RegExp\.escape)\(/,
    /\b(adoptedStyleSheets|OffscreenCanvas|showPicker|checkVisibility|moveBefore)\b/,
    /\(\?<[=!]/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Values that make a whole declaration, or what reads a custom property, invalid, and rules that are skipped with all in them. */
const newerStyle =
  /\d[sdl]v(h|w|i|b|min|max)\b|color-mix\(|light-dark\(|\bok(lab|lch)\(|\((width|height) [<>]|[{;}]&[ .:>[]|@scope\b/;

/** Styles without what is behind `@supports`. */
const withoutSupports = (css: string) => css.replace(/@supports[^{]+\{([^{}]*\{[^{}]*\})*\}/g, '');

const folder = join(sample.dist, '_astro');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

test('no script has anything that the oldest browsers lack', () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    const code = readFileSync(join(folder, name), 'utf8');
    expect.soft(code.match(newerScript)?.[0], name).toBeUndefined();
    expect.soft(code.match(newerStyle)?.[0], name).toBeUndefined();
  }
});

test('no page has styles that the oldest browsers drop', () => {
  const found = sample.readIn(['en']).flatMap(({ html, url }) => {
    const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, each = '']) => withoutSupports(each)).join('');
    return css.match(newerStyle)?.map((newer) => `${url}: ${newer}`) ?? [];
  });
  expect(found).toEqual([]);
});
