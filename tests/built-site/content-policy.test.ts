import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pages } from './built-pages.ts';

/** The Content Security Policy of a page: the sources of each directive. */
function policyOf(document: Document): Record<string, string[]> {
  const metas = [...document.querySelectorAll('head meta[http-equiv="content-security-policy" i]')];
  expect(metas).toHaveLength(1);
  const directives = (metas[0]?.getAttribute('content') ?? '').split(';').map((text) => text.trim().split(/ +/));
  return Object.fromEntries(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

function hashesOf(document: Document, selector: string): string[] {
  const elements = [...document.querySelectorAll(selector)];
  return elements.map(({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`);
}

describe.each(pages)('the policy of $url', ({ document }) => {
  const policy = policyOf(document);

  test('allows the inline scripts and styles of the page', () => {
    const scripts = hashesOf(document, 'script:not([src], [type="application/ld+json"])');
    expect(scripts.length).toBeGreaterThan(0);
    expect(policy['script-src']).toEqual(expect.arrayContaining(scripts));
    expect(policy['style-src']).toEqual(expect.arrayContaining(hashesOf(document, 'style')));
  });

  test('allows nothing that the site does not need', () => {
    const { 'script-src': scripts = [], 'style-src': styles = [], ...others } = policy;
    for (const source of [...scripts, ...styles]) expect(source).toMatch(/^'(self|sha256-.+)'$/);
    expect(others).toEqual({
      'default-src': ["'none'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': expect.arrayContaining(["'self'"]),
      'frame-src': ['https://www.openstreetmap.org'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': expect.arrayContaining(["'self'"]),
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
    expect(others['connect-src']).not.toContain('https://www.openstreetmap.org');
    for (const source of Object.values(others).flat()) expect(source).not.toMatch(/unsafe|\*|http:|data:/);
  });
});
