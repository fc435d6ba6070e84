import { describe, expect, test } from 'vitest';
import { preloadIslands, staticImports } from './island-preloads.ts';

const island = (client: string, component: string) =>
  `<astro-island uid="a" component-url="/_astro/${component}.js" renderer-url="/_astro/client.js" props="{&quot;a&quot;:[0,&quot;b > c&quot;]}" ssr client="${client}" opts="{}">`;
const page = (...islands: string[]) => `<html><head><title>A</title></head><body>${islands.join('')}</body></html>`;
const imports: Record<string, string[]> = {
  '/_astro/form.js': ['/_astro/react.js', '/_astro/icon.js'],
  '/_astro/client.js': ['/_astro/react.js'],
  '/_astro/icon.js': ['/_astro/react.js'],
};
const preloaded = (html: string) =>
  [
    ...preloadIslands(html, (address) => imports[address] ?? []).matchAll(/<link rel="modulepreload" href="([^"]+)"/g),
  ].map(([, address]) => address);

describe('preloadIslands', () => {
  test('asks for all that an island needs, each once, before the head ends', () => {
    const html = preloadIslands(page(island('load', 'form')), (address) => imports[address] ?? []);
    expect(html).toMatch(/<title>A<\/title>(<link rel="modulepreload" href="[^"]+" fetchpriority="low">){4}<\/head>/);
    expect(preloaded(page(island('load', 'form')))).toEqual([
      '/_astro/form.js',
      '/_astro/client.js',
      '/_astro/react.js',
      '/_astro/icon.js',
    ]);
  });

  test('leaves an island that waits until it is seen', () => {
    const html = page(island('visible', 'form'));
    expect(preloadIslands(html, () => [])).toBe(html);
  });

  test('tells one island from the next', () => {
    expect(preloaded(page(island('visible', 'form'), island('load', 'icon')))).toEqual([
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
