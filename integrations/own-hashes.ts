import { hash } from 'node:crypto';

/**
 * Keeps only the hashes of a page's own styles and scripts in its policy. Astro also lists those of other pages, and of styles
 * that it has merged. Hashes do not compress.
 */
export function withOwnHashes(html: string): string {
  const inline = html.matchAll(/<(style|script)\b[^>]*>(.*?)<\/\1>/gs);
  const own = new Set(Array.from(inline, ([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`));
  return html.replaceAll(/ ('sha256-[^']*')/g, (inPolicy, listed) => (own.has(listed) ? inPolicy : ''));
}
