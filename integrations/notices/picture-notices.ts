import { findWaitingWords } from '../../src/content/reading/check-together.ts';
import type { Problem } from '../../src/content/reading/problem.ts';
import { findRenderings } from '../pictures/find-masters.ts';
import { pictureKinds } from '../pictures/picture-settings.ts';
import type { ValidContent } from '../site-content.ts';

/** A narrower photograph of a watch looks soft on a phone. */
const MIN_WIDTH_PX = 800;

/** Notices for the owner about words that wait for a photograph, and photographs that the site does not show, or not well. */
export function findPictureNotices({
  masters,
  watches,
  drafts,
  shop,
  pictures,
}: Pick<ValidContent, 'masters' | 'watches' | 'drafts' | 'shop' | 'pictures'>): Problem[] {
  const kinds = pictureKinds([...watches, ...drafts], shop.people);
  const renderings = findRenderings(masters);
  const photographs = [...masters].filter(([name]) => !renderings.includes(name));
  const names = new Set(masters.keys());
  return [
    ...watches.flatMap((watch) => findWaitingWords(watch, names)),
    ...photographs.flatMap(([name, file]) => {
      const kind = kinds.get(name);
      const { width = MIN_WIDTH_PX, height = width } = pictures[name] ?? {};
      const messages: string[] = [];
      if (!kind) messages.push('belongs to no watch, so it is not on the site');
      if (kind === 'front' && width > height)
        messages.push('wider than high, so cards show only its middle; best is upright, 4:5');
      if ((kind === 'front' || kind === 'view') && width < MIN_WIDTH_PX)
        messages.push(`only ${width} pixels wide, so it looks soft; best is 1600, at least ${MIN_WIDTH_PX}`);
      return messages.map((message) => ({ file, path: [], message }));
    }),
  ];
}
