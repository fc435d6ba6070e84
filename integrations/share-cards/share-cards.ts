import { type PictureData, pictureNamed } from '../../src/content/picture-data.ts';
import type { Watch } from '../../src/content/watch-schema.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/paths.ts';
import { shareCardPath } from '../../src/layout/share-card-path.ts';
import { drawCardOnce } from './card-cache.ts';
import { cardsByPath } from './page-cards.ts';

/** What the cards are made with. */
interface CardSources {
  /** In the order of the list. */
  watches: Watch[];
  /** File by picture name. */
  masters: Map<string, string>;
  /** The same pictures encoded: their addresses change with their content. */
  pictures: Record<string, PictureData>;
  /** TrueType files. */
  fonts: string[];
  /** Folder for what was drawn. */
  cache: string;
}

/**
 * The share card of every page, at an address that follows from the page's own.
 *
 * @returns by address, what draws the card, or finds it drawn, and tells its file
 */
export function shareCards({
  watches,
  masters,
  pictures,
  fonts,
  cache,
}: CardSources): Map<string, () => Promise<string>> {
  const cards = locales.flatMap((locale) =>
    [...cardsByPath(locale, watches)].map(([path, { picture, ...card }]) => {
      const draw = async () => {
        const { base } = pictureNamed(pictures, picture);
        return drawCardOnce({ ...card, master: masters.get(picture) ?? '' }, base, fonts, cache);
      };
      return [shareCardPath(localisePath(locale, path)), draw] as const;
    }),
  );
  return new Map(cards);
}
