import type { Watch } from '../schema/watch-schema.ts';

/** The sizes of a watch that a drawing needs, in millimetres. */
export interface WatchSizes {
  width: number;
  /** Of a case that is not round. */
  height?: number | undefined;
  lugToLug?: number | undefined;
  lugWidth?: number | undefined;
}

/** Reads the sizes from a watch's facts. What its file lacks is left out. */
export function sizesOf({
  caseSize,
  lugToLug,
  lugWidth,
}: Pick<Watch, 'caseSize' | 'lugToLug' | 'lugWidth'>): WatchSizes {
  const [width = 0, height] = caseSize.split(' × ').map((number) => Number.parseFloat(number));
  return { width, height, lugToLug, lugWidth };
}
