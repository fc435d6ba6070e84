/** The data of a picture that a page needs for `srcset`, small enough for an island's props. */
export interface PictureData {
  /** The common prefix of the variants, such as `/images/sized/rolex-submariner-1967.1a2b3c4d`. */
  base: string;
  /** The JPEG for browsers without AVIF. */
  fallback: string;
  /** Widths in pixels that the layout may choose from, ascending. */
  widths: number[];
  /** The size of the master, at most {@link MAX_WIDTH_PX} wide. Browsers reserve space for it. */
  width: number;
  height: number;
}

/** Wider photographs are scaled down, to fit into a phone's memory. */
export const MAX_WIDTH_PX = 2000;

/** For thumbnails on screens with a pixel ratio of up to 3. */
export const THUMBNAIL_WIDTH_PX = 180;

/** The size in pixels that social networks show whole: https://developers.facebook.com/docs/sharing/webmasters/images */
export const shareSize = { width: 1200, height: 630 };

/** The URL of a picture in {@link shareSize}: a watch with its name, or the middle of a scene. */
export function sharePictureUrl(name: string): string {
  return `/images/share/${name}.jpg`;
}

export function fullSizeUrl({ base, width }: PictureData): string {
  return `${base}.${width}.avif`;
}

/** The URL of a picture's JPEG, by the name of its master. */
export function jpegUrl(name: string): string {
  return `/images/${name}.jpg`;
}

/** The files that the layout may choose from, as a `srcset` attribute. */
export function srcSetOf({ base, widths }: PictureData): string {
  return widths.map((width) => `${base}.${width}.avif ${width}w`).join(', ');
}

/** A watch's picture, limited to its smallest file. */
export function asThumbnail(picture: PictureData): PictureData {
  return { ...picture, widths: [Math.min(THUMBNAIL_WIDTH_PX, picture.width)] };
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
