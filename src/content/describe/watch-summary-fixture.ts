import { watchWith } from '../content-fixture.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { createTranslator } from '../words/translate.ts';
import { nameWithYear } from './watch-name.ts';
import { outlineOf, type WatchOutline } from './watch-outline.ts';
import { summariseWatch, type WatchSummary } from './watch-summary.ts';

/** A picture as the build describes it. */
export const picture = {
  base: '/images/sized/watch.0a1b2c3d',
  fallback: '/images/watch.jpg',
  widths: [320, 640],
  width: 800,
  height: 1000,
};

/** A watch as its card and the shortlist show it. Facts that are not given have defaults. */
export function watchFixture(
  given: Partial<Watch>,
): WatchSummary & { name: string; outline: WatchOutline; sizeText: string } {
  const t = createTranslator('en');
  const watch = watchWith(given);
  const ofComparison = { name: nameWithYear(t, watch), outline: outlineOf(watch), sizeText: watch.caseSize };
  return { ...summariseWatch(t, watch, { [watch.id]: picture }), ...ofComparison };
}
