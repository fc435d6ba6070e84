import { MAX_WIDTH_PX, THUMBNAIL_WIDTH_PX } from '../../src/pictures/picture-data.ts';

export type PictureKind = 'front' | 'view' | 'scene';

/** How a kind of picture is encoded. */
export interface AvifSettings {
  /**
   * Pixels, those that the layout asks for on the usual screens (docs/decisions/0004-pictures-and-fonts.md). A master that is
   * narrower than the widest is encoded as wide as it is.
   */
  widths: number[];
  /** Pixels, of files that a page asks for by name and not by its layout. */
  namedWidths: number[];
  /** Chosen by eye at 200 %: below these, dial printing and brushed steel begin to smear. */
  avif: { quality: number; effort: number };
}

/** Of a watch's pictures. Effort 2 takes half the time of 3 for 3 % more bytes. */
const watch = { quality: 52, effort: 2 };

/** A gallery's row of small pictures, and the whole master to look closer. */
const gallery = [THUMBNAIL_WIDTH_PX, MAX_WIDTH_PX];

/** Part of the cache key: a change here encodes every picture again. */
export const pictureSettings = {
  /** A watch from the front, on cards and on its page. */
  front: { widths: [400, 640, 800, 1280], namedWidths: gallery, avif: watch },
  /** A watch in another view, on its page alone. */
  view: { widths: [800, 1280], namedWidths: gallery, avif: watch },
  /** The first picture of its page, and few: their shades are worth the time. */
  scene: { widths: [800, 1280, 1600, 1920], namedWidths: [], avif: { quality: 52, effort: 3 } },
  /** One of each for browsers without AVIF and for search engines, at most this wide. */
  jpeg: { width: 800, quality: 80, mozjpeg: true },
} satisfies Record<PictureKind, AvifSettings> & { jpeg: object };
