import { expect, test } from 'vitest';
import { hashForPolicy } from '../src/layout/head.tsx';
import { withOwnHashes } from './finished-pages.ts';

test("a page's policy keeps the hashes of its own styles and scripts, and loses the others", () => {
  const page = (styles: string, scripts: string) =>
    `<meta content="script-src 'self'${scripts}; style-src 'self'${styles};"><style>a{}</style><script type="module">b()</script>`;
  const [style, script, other] = ['a{}', 'b()', 'other'].map((code) => ` '${hashForPolicy(code)}'`);
  expect(withOwnHashes(page(`${other}${style}`, `${script}${other}`))).toBe(page(`${style}`, `${script}`));
});
