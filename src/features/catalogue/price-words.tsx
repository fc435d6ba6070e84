import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Locale } from '../../i18n/locales.ts';
import type { CatalogueTexts } from './catalogue-texts.ts';
import { type PriceOffer, priceText } from './price-offer.ts';
import type { PriceRange } from './price-range.ts';

interface PriceWordsProps {
  locale: Locale;
  /** With `{{from}}` and `{{to}}` where the prices stand. */
  text: string;
  offer: PriceOffer | undefined;
  range: PriceRange;
}

/** A text that names prices, each in its own order from left to right. */
export function PriceWords({ locale, text, offer, range: { min, max } }: PriceWordsProps) {
  return text.split(/(\{\{from\}\}|\{\{to\}\})/).map((part, index) => {
    if (index % 2 === 0) return part;
    const dollars = part === '{{from}}' ? min : max;
    return <LeftToRight key={part}>{dollars !== undefined && priceText(locale, offer, dollars)}</LeftToRight>;
  });
}

/** The text that a range takes: with both bounds, from the lower one, up to the upper one, or any price. */
export function rangeText(texts: CatalogueTexts, { min, max }: PriceRange): string {
  if (min === undefined) return max === undefined ? texts.anyPrice : texts.priceUpTo;
  return max === undefined ? texts.priceFrom : texts.priceRange;
}
