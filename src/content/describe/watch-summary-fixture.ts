import { routes } from '../../i18n/routes.ts';
import { slugify } from '../schema/slug.ts';
import type { WatchSummary } from './watch-summary.ts';

/** A watch for tests. Properties that are not given have defaults. */
export function watchFixture(given: Partial<WatchSummary>): WatchSummary {
  const brand = given.brand ?? 'Rolex';
  const model = given.model ?? 'Submariner';
  const year = given.year ?? 1967;
  const id = slugify(`${brand} ${model} ${year}`);
  return {
    id,
    href: routes.watch(id),
    brand,
    model,
    year,
    price: 9500,
    priceText: '$9,500',
    origin: 'Swiss',
    condition: 'Good',
    picture: {
      base: `/images/sized/${id}.0a1b2c3d`,
      fallback: `/images/${id}.jpg`,
      widths: [320, 640],
      width: 800,
      height: 800,
    },
    alt: `A ${brand} wristwatch`,
    keepLabel: `Keep ${brand} ${model}`,
    status: 'available',
    ...given,
  };
}
