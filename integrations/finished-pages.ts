import { hash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withEnglishNamed } from '../src/i18n/mark-english.ts';

/** Names what is English in each page, and shortens its policy. */
export function finishedPages(): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const page of globSync('**/*.html', { cwd: dist }).map((name) => join(dist, name)))
          writeFileSync(page, withOwnHashes(withEnglishNamed(readFileSync(page, 'utf8'))));
      },
    },
  };
}

/**
 * Keeps only the hashes of a page's own styles and scripts in its policy. Astro also lists those of other pages, and of styles
 * that it has merged. Hashes do not compress.
 */
export function withOwnHashes(html: string): string {
  const inline = html.matchAll(/<(style|script)\b[^>]*>(.*?)<\/\1>/gs);
  const own = new Set(Array.from(inline, ([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`));
  return html.replaceAll(/ ('sha256-[^']*')/g, (inPolicy, listed) => (own.has(listed) ? inPolicy : ''));
}
