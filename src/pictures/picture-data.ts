/** What a page needs to know of a picture to show it: enough to write `srcset`, small enough for an island's props. */
export interface PictureData {
  /** The variants' common start, such as `/images/sized/rolex-submariner-1967.1a2b3c4d`. */
  base: string;
  /** The JPEG that serves where AVIF does not. */
  fallback: string;
  /** Widths in pixels that the layout may choose from, ascending. */
  widths: number[];
  /** Size of the picture, for the space to reserve: the master's, down to {@link MAX_WIDTH_PX}. */
  width: number;
  height: number;
}

/** A wider photograph is made smaller: 21 million pixels are what a phone can hold in memory beside a page. */
export const MAX_WIDTH_PX = 4096;

/** For thumbnails, on screens with up to three device pixels for a CSS pixel. */
export const THUMBNAIL_WIDTH_PX = 240;

/** The URL of a watch's picture in full size, to look closer. */
export function fullSizeUrl({ base, width }: PictureData): string {
  return `${base}.${width}.avif`;
}

/** A watch's picture, of which only the smallest file is ever chosen. */
export function asThumbnail(picture: PictureData): PictureData {
  return { ...picture, widths: [THUMBNAIL_WIDTH_PX] };
}

/**
 * Finds a picture by the name of its master.
 *
 * @throws if there is no master of that name in `pictures/`
 */
export function pictureNamed(pictures: Record<string, PictureData>, name: string): PictureData {
  const picture = pictures[name];
  if (!picture) throw new Error(`expected a picture "${name}" in pictures/photographs or pictures/renderings`);
  return picture;
}
