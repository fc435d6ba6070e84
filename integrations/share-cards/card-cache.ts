import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { drawCard, type ShareCard } from './draw-card.ts';
import { loadFonts } from './draw-text.ts';

/** Of the code that draws: a card is drawn anew when it changes. Once for all of them, of which there may be thousands. */
const sourceHash = ['draw-card.ts', 'draw-text.ts']
  .reduce((hash, name) => hash.update(readFileSync(join(import.meta.dirname, name))), createHash('sha256'))
  .digest('hex');

/**
 * Draws a card, unless the same words, picture, fonts and code have drawn it before.
 *
 * @param version of the picture: another text whenever its content is another
 * @param fonts TrueType files whose names change with their content
 * @param cache folder for the cards
 * @returns the file in the cache, a JPEG
 */
export async function drawCardOnce(card: ShareCard, version: string, fonts: string[], cache: string): Promise<string> {
  const { master: _, ...words } = card;
  const key = createHash('sha256').update(JSON.stringify([words, version, fonts, sourceHash]));
  const file = join(cache, `${key.digest('hex').slice(0, 16)}.jpg`);
  if (existsSync(file)) return file;
  await loadFonts(fonts);
  const drawn = await drawCard(card);
  mkdirSync(cache, { recursive: true });
  writeWhole(file, drawn);
  return file;
}
