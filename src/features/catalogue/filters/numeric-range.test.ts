import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../../i18n/format.ts';
import { locales } from '../../../i18n/locales.ts';
import { inOrder, isWithin, parseWholeNumber, usefulBounds, withBound } from './numeric-range.ts';

const span = { lowest: 3800, highest: 65000 };

describe('a price as visitors type it', () => {
  test.each([
    ['5000', 5000],
    [' 5000 ', 5000],
    ['$5,000', 5000],
    ['5.000 $', 5000],
    ['US$ 5 000', 5000],
    ['5000 usd', 5000],
    ["5'000", 5000],
    ['5000.50', 5000],
    ['5.000,00', 5000],
    ['1,234,567', 1234567],
    ['٥٠٠٠', 5000],
    ['٥٬٠٠٠', 5000],
    ['۱۲۰۰۰', 12000],
    ['0', 0],
    ['007', 7],
  ])('%j is %d dollars', (text, dollars) => {
    expect(parseWholeNumber(text)).toBe(dollars);
  });

  test.each(['', ' ', '$', 'cheap', '12k', '-5000', '1e5', '0x10', 'NaN', 'Infinity', '5000-9000', '9'.repeat(17)])(
    '%j is none',
    (text) => {
      expect(parseWholeNumber(text)).toBeUndefined();
    },
  );

  test.each(locales)('as the site writes it in %s, is read again', (locale) => {
    for (const dollars of [3, 950, 3800, 65000, 1250000]) {
      expect(parseWholeNumber(formatPrice(locale, dollars))).toBe(dollars);
    }
  });
});

describe('the bounds of a URL', () => {
  test('stay as they are when the lower one is not above the upper one', () => {
    expect(inOrder({ min: 5000, max: 10000 })).toEqual({ min: 5000, max: 10000 });
    expect(inOrder({ min: 5000, max: 5000 })).toEqual({ min: 5000, max: 5000 });
    expect(inOrder({ min: 5000 })).toEqual({ min: 5000 });
    expect(inOrder({ max: 0 })).toEqual({ max: 0 });
  });

  test('are swapped when the lower one is above the upper one', () => {
    expect(inOrder({ min: 10000, max: 5000 })).toEqual({ min: 5000, max: 10000 });
  });
});

describe('a bound that excludes nothing', () => {
  test('is none, at the ends of the collection as well as beyond', () => {
    expect(usefulBounds({ min: 0, max: 100000 }, span)).toEqual({});
    expect(usefulBounds({ min: 3800, max: 65000 }, span)).toEqual({});
  });

  test('is one as soon as it excludes the lowest or the highest', () => {
    expect(usefulBounds({ min: 3801, max: 64999 }, span)).toEqual({ min: 3801, max: 64999 });
  });

  test('is one where it excludes everything', () => {
    expect(usefulBounds({ min: 70000 }, span)).toEqual({ min: 70000 });
    expect(usefulBounds({ max: 0 }, span)).toEqual({ max: 0 });
  });
});

describe('a number within bounds', () => {
  test.each([
    [{}, 5000, true],
    [{ min: 5000 }, 5000, true],
    [{ min: 5001 }, 5000, false],
    [{ max: 5000 }, 5000, true],
    [{ max: 4999 }, 5000, false],
    [{ max: 0 }, 5000, false],
    [{ min: 5000, max: 5000 }, 5000, true],
  ])('%j and %d: %s', (range, value, expected) => {
    expect(isWithin(range, value)).toBe(expected);
  });
});

describe('setting a bound', () => {
  test('keeps the other one', () => {
    expect(withBound({ max: 10000 }, 'min', 5000, span)).toEqual({ min: 5000, max: 10000 });
    expect(withBound({ min: 5000 }, 'max', 5000, span)).toEqual({ min: 5000, max: 5000 });
  });

  test('to nothing removes it', () => {
    expect(withBound({ min: 5000, max: 10000 }, 'min', undefined, span)).toEqual({ max: 10000 });
  });

  test('removes the one that it contradicts, so that a range can be moved up or down field by field', () => {
    const up = withBound({ min: 5000, max: 10000 }, 'min', 20000, span);
    expect(up).toEqual({ min: 20000 });
    expect(withBound(up, 'max', 30000, span)).toEqual({ min: 20000, max: 30000 });
    const down = withBound({ min: 20000, max: 30000 }, 'max', 10000, span);
    expect(down).toEqual({ max: 10000 });
    expect(withBound(down, 'min', 5000, span)).toEqual({ min: 5000, max: 10000 });
  });

  test('below or above every price sets none', () => {
    expect(withBound({}, 'min', 100, span)).toEqual({});
    expect(withBound({}, 'max', 1000000, span)).toEqual({});
  });

  test('leaves the range that was given as it was', () => {
    const range = Object.freeze({ min: 5000, max: 10000 });
    withBound(range, 'min', 20000, span);
    expect(range).toEqual({ min: 5000, max: 10000 });
  });
});
