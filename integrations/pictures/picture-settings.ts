import type { AvifOptions } from 'sharp';
import type { Shop } from '../../src/content/schema/shop-schema.ts';
import { pictureNameOf, scenes, views } from '../../src/pictures/views.ts';

export type PictureKind = 'front' | 'view' | 'portrait' | 'scene';

/** The kinds of all pictures that the site may show, by name. */
export function pictureKinds(
  watches: readonly { id: string }[],
  people: Shop['people'] = [],
): Map<string, PictureKind> {
  return new Map([
    ...scenes.map((name) => [name, 'scene'] as const),
    ...people.flatMap(({ portrait }) => (portrait ? [[portrait, 'portrait'] as const] : [])),
    ...watches.flatMap(({ id }) =>
      views.map((view) => [pictureNameOf(id, view), view === 'front' ? 'front' : 'view'] as const),
    ),
  ]);
}

/** How a kind of picture is encoded. */
export interface AvifSettings {
  /**
   * The widths in pixels that the layout needs on common screens (docs/decisions/0004-pictures-and-fonts.md). A master is
   * never enlarged: its own width replaces larger ones.
   */
  widths: number[];
  /** Chosen by eye at 200 %: with lower quality, dial printing and brushed steel blur. */
  avif: AvifOptions;
  /** For the full size, if the picture is in a gallery. That also has thumbnails. */
  fullSize?: AvifOptions;
}

/**
 * For a watch's pictures. Colours have half the resolution, as in the files of cameras: that takes much less time, and is not
 * seen at 200 %.
 */
const watchAvif = { quality: 52, effort: 1, chromaSubsampling: '4:2:0' };

/**
 * Only a visitor who opens a gallery's viewer fetches the full size. It takes most of the time of a photograph, so it is encoded with
 * the least effort, and by the plainer measure, which also keeps the grain.
 */
const fullSize: AvifOptions = { quality: 56, effort: 0, chromaSubsampling: '4:2:0', tune: 'ssim' };

/**
 * Raise it after a change of how `picture-files.ts` encodes or `share-picture.ts` draws: the next build then encodes every picture
 * again, and its URL changes.
 */
export const encodingVersion = 3;

/** If you change a kind, the next build encodes its pictures again. */
export const pictureSettings: Record<PictureKind, AvifSettings> = {
  /** A watch from the front, on cards and on its page. */
  front: { widths: [400, 640, 800, 1280], avif: watchAvif, fullSize },
  /** A watch in another view, only on its page. */
  view: { widths: [800, 1280], avif: watchAvif, fullSize },
  /** A person of the shop, 10 rem wide. */
  portrait: { widths: [160, 320, 480], avif: watchAvif },
  /** The first picture of a page. There are few, so a higher effort is affordable. */
  scene: { widths: [800, 1280, 1600, 1920], avif: { quality: 52, effort: 2 } },
};

/** One file for browsers without AVIF and for search engines, at most this wide. */
export const jpegSettings = { width: 800, quality: 80 };
