import type { Problem } from '../../src/content/reading/problem.ts';
import { pictureNamesOf, views } from '../../src/pictures/views.ts';

/**
 * Finds pictures that begin with a watch's id but do not end in a view, because of a typo such as `-mouvement`.
 *
 * @param pictures file by name
 * @param watchIds the ids of all watches; other pictures are ignored
 */
export function findUnknownViews(pictures: ReadonlyMap<string, string>, watchIds: readonly string[]): Problem[] {
  const known = new Set(pictureNamesOf(watchIds));
  const others = [...pictures].filter(([name]) => !known.has(name));
  return others.flatMap(([name, file]) => {
    const id = watchIds.find((start) => name.startsWith(start) && /[^a-z\d]/i.test(name.charAt(start.length)));
    const message = `expected the name "${id}", or "${id}-" and one of ${views.slice(1).join(', ')}`;
    return id ? [{ file, path: [], message }] : [];
  });
}
