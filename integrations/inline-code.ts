import { createHash } from 'node:crypto';
import type { InlineCode } from '../server/site/headers.ts';

/**
 * The hashes of every inline script and style of the pages, for the Content Security Policy. Structured data is left out,
 * because policies do not block data.
 *
 * @param pages the pages' HTML, as Astro writes it: script and style elements are never nested or left open
 */
export function readInlineCode(pages: Iterable<string>): InlineCode {
  const contents = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages) {
    for (const [, tag, attributes, content] of page.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      if (!content || /\bsrc=|type="application\/ld\+json"/.test(attributes ?? '')) continue;
      contents[tag === 'script' ? 'script' : 'style'].add(content);
    }
  }
  return { scripts: hashes(contents.script), styles: hashes(contents.style) };
}

function hashes(contents: Set<string>): string[] {
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`).sort();
}
