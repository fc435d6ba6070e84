/** What a page needs to know of a picture to show it: enough to write `srcset`, small enough for an island's props. */
export interface PictureData {
  /** The variants' common start, such as `/images/sized/rolex-submariner-1967.1a2b3c4d`. */
  base: string;
  /** The JPEG that serves where AVIF does not. */
  fallback: string;
  /** Widths in pixels for which there are variants, ascending. */
  widths: number[];
  /** Size of the master in pixels, for the space to reserve. */
  width: number;
  height: number;
}

/** The name of the picture that shows a watch from its side. */
export function sideViewOf(watchId: string): string {
  return `${watchId}-side`;
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
