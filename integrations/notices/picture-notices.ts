import type { Problem } from '../../src/content/reading/problem.ts';
import type { Draft, Watch } from '../../src/content/schema/watch-schema.ts';
import type { PictureData } from '../../src/pictures/picture-data.ts';
import { pictureNamesOf, scenes } from '../../src/pictures/views.ts';
import { findRenderings } from '../pictures/find-masters.ts';
import type { SiteContent } from '../site-content.ts';
import { noticesOf } from './found.ts';

/** A narrower photograph of a watch looks soft on a phone. */
const MIN_WIDTH_PX = 800;

/**
 * Notices for the owner about photographs that the site does not show, or does not show well.
 */
export function findPictureNotices({
  masters,
  watches,
  drafts,
  portraits,
  pictures,
}: Pick<SiteContent, 'masters' | 'portraits'> & {
  drafts: readonly Pick<Draft, 'id'>[];
  watches: readonly Pick<Watch, 'id'>[];
  pictures: Readonly<Record<string, Pick<PictureData, 'width' | 'height'>>>;
}): Problem[] {
  const known = new Set([...scenes, ...portraits, ...pictureNamesOf([...watches, ...drafts].map(({ id }) => id))]);
  const renderings = new Set(findRenderings(masters));
  const isOfWatch = new Set(pictureNamesOf(watches.map(({ id }) => id)));
  const photographs = [...masters].filter(([name]) => !renderings.has(name));
  return photographs.flatMap(([name, file]) => {
    const watch = watches.find(({ id }) => id === name);
    const { width = MIN_WIDTH_PX, height = width } = pictures[name] ?? {};
    return noticesOf(file, [
      [!known.has(name), '', 'belongs to no watch, so it is not on the site'],
      [watch && width > height, '', 'wider than high, so cards show only its middle; best is upright, 4:5'],
      [
        isOfWatch.has(name) && width < MIN_WIDTH_PX,
        '',
        `only ${width} pixels wide, so it looks soft; best is 1600, at least ${MIN_WIDTH_PX}`,
      ],
    ]);
  });
}
