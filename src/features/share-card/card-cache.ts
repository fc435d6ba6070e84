import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCard, type ShareCard } from './draw-card.ts';
import drawCardSource from './draw-card.ts?raw';
import { loadFonts } from './draw-text.ts';
import drawTextSource from './draw-text.ts?raw';

/**
 * Draws a card, or takes it from the cache if the same words, picture, fonts and code have drawn it before.
 *
 * @param fonts TrueType files whose names change with their content
 * @param cache folder for the cards
 * @returns a JPEG
 */
export async function drawCardOnce(card: ShareCard, fonts: string[], cache: string): Promise<Buffer> {
  const { master, ...words } = card;
  const key = createHash('sha256')
    .update(digestOf(master))
    .update(JSON.stringify([words, fonts]));
  const file = join(cache, `${key.update(drawCardSource).update(drawTextSource).digest('hex').slice(0, 16)}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  await loadFonts(fonts);
  const drawn = await drawCard(card);
  mkdirSync(cache, { recursive: true });
  // Written aside and renamed, so that an interrupted build leaves no half card in the cache.
  writeFileSync(`${file}.part`, drawn);
  renameSync(`${file}.part`, file);
  return drawn;
}

const digests = new Map<string, Buffer>();

/** A file's digest, taken once: a watch's picture is on its card in every language. */
function digestOf(file: string): Buffer {
  const digest = digests.get(file) ?? createHash('sha256').update(readFileSync(file)).digest();
  digests.set(file, digest);
  return digest;
}
