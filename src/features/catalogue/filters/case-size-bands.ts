/** Bands of case widths, as collectors speak of them. Each begins where the one before ends. */
const bands = [
  { value: 'under-34', belowMm: 34 },
  { value: '34-36', belowMm: 37 },
  { value: '37-39', belowMm: 40 },
  { value: '40-plus', belowMm: Number.POSITIVE_INFINITY },
] as const;

export type CaseSizeBand = (typeof bands)[number]['value'];

/**
 * The band of a case, as it stands in the query.
 *
 * @param widthMm diameter, or width of a case that is not round, in millimetres; a fraction belongs to its whole number
 */
export function caseSizeBand(widthMm: number): CaseSizeBand {
  return bands.find(({ belowMm }) => widthMm < belowMm)?.value ?? '40-plus';
}
