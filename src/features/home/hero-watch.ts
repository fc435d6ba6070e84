import { reportRows } from '../../content/describe/report-rows.ts';
import { yearText } from '../../content/describe/watch-name.ts';
import type { Shop } from '../../content/schema/shop-schema.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Translate } from '../../content/words/translate.ts';

/** A part of a watch's report, and where it lies on the picture, in percent from the left and the top of its middle square. */
export interface HeroNote {
  label: string;
  /** Originality and grade; of a measured movement, rate and amplitude. */
  values: string[];
  x: number;
  y: number;
}

/**
 * The watch of the first screen and what its report says of some parts: the one that `shop.yaml` names while it is for sale,
 * otherwise the first of the list, without notes.
 *
 * @param listed the watches for sale
 * @returns `undefined` if all watches are sold
 */
export function findHeroWatch(t: Translate, hero: Shop['hero'], listed: readonly Watch[]) {
  const named = listed.find(({ id }) => id === hero?.watch);
  const watch = named ?? listed[0];
  if (!watch) return undefined;
  const { parts, ranges } = reportRows(t, watch);
  const notes = named && hero ? hero.notes : [];
  return {
    watch,
    year: yearText(t, watch),
    notes: notes.flatMap(({ part, x, y }): HeroNote[] => {
      const row = parts.find(({ key }) => key === part);
      if (!row || row.values.length === 0) return [];
      // What a movement shows is how it runs.
      const rows = part === 'movement' && watch.measured ? ranges : [row];
      return [
        {
          label: rows.map(({ label }) => label).join(' · '),
          values: rows.flatMap(({ values }) => values.map(({ text }) => text)),
          x,
          y,
        },
      ];
    }),
  };
}
