/**
 * The band of a price. The limits are fixed, so that a shared link keeps its meaning when the collection changes.
 *
 * @returns the band as in the query, `up-to-5000`, `5000-10000` or `over-50000`, and its limits: the lowest band has no
 * lower limit, the highest no upper one
 */
export function priceBand(price: number, limits = [5_000, 10_000, 20_000, 50_000]) {
  const to = limits.find((limit) => price <= limit);
  const from = limits.findLast((limit) => price > limit);
  if (from === undefined) return { value: `up-to-${to}`, from, to };
  return { value: to === undefined ? `over-${from}` : `${from}-${to}`, from, to };
}

/**
 * The band of a case, as in the query.
 *
 * @param widthMm diameter, or width of a case that is not round, in millimetres; a fraction belongs to its whole number
 */
export function caseSizeBand(widthMm: number) {
  if (widthMm < 34) return 'under-34';
  if (widthMm < 37) return '34-36';
  if (widthMm < 40) return '37-39';
  return '40-plus';
}
