import { toLatinDigits } from '../../../i18n/latin-digits.ts';

/** A lower and an upper bound, both included. A missing bound bounds nothing. */
export interface NumericRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** The lowest and the highest number that occur. */
export interface NumericSpan {
  lowest: number;
  highest: number;
}

/** Tells whether a range has a bound at all. */
export function isBounded({ min, max }: NumericRange): boolean {
  return min !== undefined || max !== undefined;
}

/** Tells whether two ranges have the same bounds. */
export function isSameRange(one: NumericRange, other: NumericRange): boolean {
  return one.min === other.min && one.max === other.max;
}

/** Tells whether a number lies within the bounds. */
export function isWithin(
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumericRange,
  value: number,
): boolean {
  return value >= min && value <= max;
}

/**
 * The whole number that a visitor or a URL means, however it is written: `5000`, `$5,000`, `5.000 US$`, `5 000,00`,
 * `٥٬٠٠٠`. Cents are dropped: three digits after the last separator are thousands, one or two are cents.
 *
 * @returns nothing for what is no such number: words, negative numbers, more digits than a number holds
 */
export function parseWholeNumber(text: string): number | undefined {
  const digits = toLatinDigits(text)
    .replace(/USD?|\$|[\s\u200e\u200f\u061c]/gi, '')
    .replace(/[.,٫]\d{1,2}$/, '')
    .replace(/[.,٬'’]/g, '');
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** The range of a URL, where nobody can say which bound came last: if the lower one is above the upper one, they are swapped. */
export function inOrder({ min, max }: NumericRange): NumericRange {
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
}

/** The range without bounds that exclude nothing, such as a lower bound below the lowest number. */
export function usefulBounds({ min, max }: NumericRange, { lowest, highest }: NumericSpan): NumericRange {
  return {
    min: min !== undefined && min > lowest ? min : undefined,
    max: max !== undefined && max < highest ? max : undefined,
  };
}

/**
 * The range with one bound changed. The bound changed last wins: a contradicting one is removed, so that a visitor who
 * moves a range up or down field by field never gets an empty list in between.
 *
 * @param value the new bound; nothing removes it
 */
export function withBound(
  range: NumericRange,
  bound: keyof NumericRange,
  value: number | undefined,
  span: NumericSpan,
): NumericRange {
  const set: NumericRange = { [bound]: value };
  const { min, max } = { ...range, ...set };
  const contradict = min !== undefined && max !== undefined && min > max;
  return usefulBounds(contradict ? set : { min, max }, span);
}
