import { describe, expect, test } from 'vitest';
import { preloadIslands, staticImports } from './island-preloads.ts';

const island = (client: string, component: string) =>
  `<astro-island uid="a" component-url="/_astro/${component}.js" renderer-url="/_astro/client.js" props="{&quot;a&quot;:[0,&quot;b > c&quot;]}" ssr client="${client}" opts="{}">`;
const page = (...islands: string[]) =>
  `<html><head><title>A</title><link rel="stylesheet" href="a.css"></head><body>${islands.join('')}</body></html>`;
const imports: Record<string, string[]> = {
  '/_astro/form.js': ['/_astro/react.js', '/_astro/icon.js'],
  '/_astro/client.js': ['/_astro/react.js'],
  '/_astro/icon.js': ['/_astro/react.js'],
};
const preload = (html: string) => preloadIslands(html, (address) => imports[address] ?? []);
/** The addresses that a page's script asks for. */
const preloaded = (html: string) => JSON.parse(preload(html).match(/\[("[^\]]*")\]/)?.[0] ?? '[]');

describe('preloadIslands', () => {
  test('asks for all that an island needs, each once', () => {
    expect(preloaded(page(island('painted', 'form')))).toEqual([
      '/_astro/form.js',
      '/_astro/client.js',
      '/_astro/react.js',
      '/_astro/icon.js',
    ]);
  });

  test('asks before the stylesheet, for which a script would wait', () => {
    const html = preload(page(island('painted', 'form')));
    expect(html).toMatch(/<title>A<\/title><script>.*<\/script><link rel="stylesheet" href="a.css"><\/head>/s);
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  test('leaves an island that waits until it is seen', () => {
    const html = page(island('visible', 'form'));
    expect(preload(html)).toBe(html);
  });

  test('tells one island from the next', () => {
    expect(preloaded(page(island('visible', 'form'), island('painted', 'icon')))).toEqual([
      '/_astro/icon.js',
      '/_astro/client.js',
      '/_astro/react.js',
    ]);
  });
});

describe('staticImports', () => {
  test('finds what is imported at once, from where the module lies', () => {
    const code = 'import{a as b}from"./react.js";import `./icon.js`;export*from"../other/c.js";';
    expect(staticImports(code, '/_astro/form.js')).toEqual(['/_astro/react.js', '/_astro/icon.js', '/other/c.js']);
  });

  test('passes over what is imported on demand, and over packages', () => {
    expect(staticImports('const a=()=>import("./later.js");import"react";', '/_astro/form.js')).toEqual([]);
  });
});
