/** Upper limits of the price bands in whole US dollars, each included in its band. */
const PRICE_LIMITS = [5_000, 10_000, 20_000, 50_000];

interface PriceBand {
  /** As in the query: `up-to-5000`, `5000-10000`, `over-50000`. */
  value: string;
  /** US dollars. The lowest band has no lower limit, the highest no upper one. */
  from: number | undefined;
  to: number | undefined;
}

/**
 * The band of a price. The limits are fixed, so that a shared link keeps its meaning when the collection changes.
 *
 * @param dollars whole US dollars
 */
export function priceBand(dollars: number): PriceBand {
  const to = PRICE_LIMITS.find((limit) => dollars <= limit);
  const from = PRICE_LIMITS.findLast((limit) => dollars > limit);
  if (from === undefined) return { value: `up-to-${to}`, from, to };
  return { value: to === undefined ? `over-${from}` : `${from}-${to}`, from, to };
}

/** The usual bands of case widths. Each begins where the previous one ends. */
const sizeBands = [
  { value: 'under-34', belowMm: 34 },
  { value: '34-36', belowMm: 37 },
  { value: '37-39', belowMm: 40 },
] as const;

/**
 * The band of a case, as in the query.
 *
 * @param widthMm diameter, or width of a case that is not round, in millimetres; a fraction belongs to its whole number
 */
export function caseSizeBand(widthMm: number): (typeof sizeBands)[number]['value'] | '40-plus' {
  return sizeBands.find(({ belowMm }) => widthMm < belowMm)?.value ?? '40-plus';
}
