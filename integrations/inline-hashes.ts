import { createHash } from 'node:crypto';
import type { InlineHashes } from '../server/headers.ts';

/**
 * The hashes of every inline script and style of some pages, for the content policy. Structured data is left out: it is
 * data, which no policy blocks.
 *
 * @param pages the pages' HTML, as Astro writes it: script and style elements are never nested or left open
 */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    for (const [, tag, attributes, content] of page.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      if (!content || /\bsrc=|type="application\/ld\+json"/.test(attributes ?? '')) continue;
      const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
      (tag === 'script' ? scripts : styles).add(hash);
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
