/** A lower and an upper bound of the price in whole US dollars, both included; a bound that is missing bounds nothing. */
export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** The cheapest and the dearest price of the collection, in whole US dollars. */
export interface PriceSpan {
  lowest: number;
  highest: number;
}

/** Tells whether a range has a bound at all. */
export function isBounded({ min, max }: PriceRange): boolean {
  return min !== undefined || max !== undefined;
}

/** Tells whether two ranges have the same bounds. */
export function isSameRange(one: PriceRange, other: PriceRange): boolean {
  return one.min === other.min && one.max === other.max;
}

/**
 * The number of dollars that a visitor or an address means, however it is written: `5000`, `$5,000`, `5.000 US$`,
 * `5 000,00`, `٥٬٠٠٠`. Cents are dropped: after the last separator stand three digits of a thousand, or at most two of cents.
 *
 * @returns whole US dollars; nothing for what is no price, such as words, negative numbers or more digits than a number holds
 */
export function readPrice(text: string): number | undefined {
  const digits = text
    // Both rows of Arabic digits begin at a multiple of 16.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/USD?|\$|[\s\u200e\u200f\u061c]/gi, '')
    .replace(/[.,٫]\d{1,2}$/, '')
    .replace(/[.,٬'’]/g, '');
  const dollars = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(dollars) ? dollars : undefined;
}

/**
 * The range of an address, in which nobody can say which bound came last: a lower bound above the upper one is
 * taken for the two exchanged.
 */
export function inOrder({ min, max }: PriceRange): PriceRange {
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
}

/** The range without bounds that leave no watch out, such as a lower bound below the cheapest price. */
export function usefulBounds({ min, max }: PriceRange, { lowest, highest }: PriceSpan): PriceRange {
  return {
    min: min !== undefined && min > lowest ? min : undefined,
    max: max !== undefined && max < highest ? max : undefined,
  };
}

/**
 * The range with one bound set anew. The bound set last stands: one that it contradicts gives way, so that a visitor
 * who moves a range up or down field by field gets the range meant, never an empty list in between.
 *
 * @param dollars whole US dollars; nothing takes the bound away
 */
export function withBound(
  range: PriceRange,
  bound: keyof PriceRange,
  dollars: number | undefined,
  span: PriceSpan,
): PriceRange {
  const set: PriceRange = { [bound]: dollars };
  const { min, max } = { ...range, ...set };
  const contradict = min !== undefined && max !== undefined && min > max;
  return usefulBounds(contradict ? set : { min, max }, span);
}
