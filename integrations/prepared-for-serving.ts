import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withEnglishNamed } from '../src/i18n/mark-english.ts';
import { removeOld } from './cached-file.ts';
import { compressTexts } from './compress-texts.ts';

/** Text files. Pictures and fonts are already compressed. */
const compressible = new Set(['.html', '.js', '.svg', '.json', '.xml', '.txt']);

/** Where compressed texts are kept between builds. */
const textCache = '.cache/texts';

/** Names what is English in each page, shortens its policy, and compresses every text file. */
export function preparedForServing(): AstroIntegration {
  return {
    name: 'prepared-for-serving',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name));
        for (const page of files.filter((file) => file.endsWith('.html')))
          writeFileSync(page, withOwnHashes(withEnglishNamed(readFileSync(page, 'utf8'))));
        // Tests build several sites, and read only the texts themselves.
        if (process.env['COMPRESSION'] !== 'off') {
          console.log('Compressing the texts');
          const texts = files.filter((file) => compressible.has(extname(file)));
          removeOld(textCache, await compressTexts(texts, textCache));
        }
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
