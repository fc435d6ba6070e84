import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Watch } from '../../src/content/schema/watch-schema.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { cardSize, shareCardPath } from '../../src/layout/share-card.ts';
import { type PictureData, pictureNamed } from '../../src/pictures/picture-data.ts';
import { cachedFile, type FilesToMake } from '../cached-file.ts';
import { drawCard, type ShareCard } from './draw-card.ts';
import { fontFiles, loadFonts } from './draw-text.ts';
import { cardsByPath } from './page-cards.ts';

/** The input of the cards. */
interface CardSources {
  /** In the order of the list. */
  watches: Watch[];
  /** File by picture name. */
  masters: Map<string, string>;
  /** The encoded pictures, whose URLs change with their content. */
  pictures: Record<string, PictureData>;
  /** The folder for drawn cards. */
  cache: string;
}

/** A hash of code, fonts and size, whose change draws every card again. */
const drawingHash = ['draw-card.ts', 'draw-text.ts']
  .map((name) => join(import.meta.dirname, name))
  .concat(fontFiles)
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .update(JSON.stringify(cardSize))
  .digest('hex');

/** The share card of every page, by URL. */
export function shareCards({ watches, masters, pictures, cache }: CardSources): FilesToMake {
  const cards = locales.flatMap((locale) =>
    [...cardsByPath(locale, watches)].map(([path, { picture, ...card }]) => {
      const draw = async () => {
        const { base } = pictureNamed(pictures, picture);
        return drawCardOnce({ ...card, master: masters.get(picture) ?? '' }, base, cache);
      };
      return [shareCardPath(localisePath(locale, path)), draw] as const;
    }),
  );
  return new Map(cards);
}

/**
 * Draws a card, unless it is in the cache.
 *
 * @param version of the picture, which changes with its content
 * @param cache folder for the cards
 * @returns the file in the cache, a JPEG
 */
export function drawCardOnce(card: ShareCard, version: string, cache: string): Promise<string> {
  const { master: _, ...words } = card;
  const key = createHash('sha256').update(JSON.stringify([words, version, drawingHash]));
  return cachedFile(join(cache, `${key.digest('hex').slice(0, 16)}.jpg`), async () => {
    await loadFonts();
    return drawCard(card);
  });
}
