import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readInlineCode } from './inline-code.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`;

test('inline scripts and styles are allowed by the hash of their exact content', () => {
  const page = '<style> a { color: red } </style><script>\n  alert("é");\n</script>';
  expect(readInlineCode([page])).toMatchObject({
    scripts: [hash('\n  alert("é");\n')],
    styles: [hash(' a { color: red } ')],
  });
});

test('a known hash has the form of the policy', () => {
  // The example of MDN, Content-Security-Policy: script-src.
  expect(readInlineCode(["<script>alert('Hello, world.');</script>"]).scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test('a script may have attributes, but data is not a script', () => {
  const page = '<script type="module" data-astro-rerun>go()</script><script type="application/ld+json">{}</script>';
  expect(readInlineCode([page]).scripts).toEqual([hash('go()')]);
});

test('external and empty scripts need no hash', () => {
  const page =
    '<script type="module" src="/_astro/page.js"></script><script src="/a.js"> </script><script></script><style></style>';
  expect(readInlineCode([page])).toEqual({ scripts: [], styles: [] });
});

test('code that several pages share is listed once, in a stable order', () => {
  const pages = ['<script>b()</script><script>a()</script>', '<script>a()</script><script>c()</script>'];
  const { scripts } = readInlineCode(pages);
  expect(scripts).toEqual([hash('a()'), hash('b()'), hash('c()')].sort());
  expect(readInlineCode(pages.toReversed()).scripts).toEqual(scripts);
});
