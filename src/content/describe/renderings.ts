import type { Watch } from '../schema/watch-schema.ts';

/**
 * Whether the picture of a watch from the front is a rendering. One in the folder of photographs may still be a rendering: the
 * watch's file decides.
 *
 * @param renderings the names of the pictures in the folder of renderings, from `virtual:pictures`
 */
export function isRenderedFront(
  { id, picture }: Pick<Watch, 'id' | 'picture'>,
  renderings: readonly string[],
): boolean {
  return picture === 'rendering' || renderings.includes(id);
}
