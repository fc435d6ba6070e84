import { shop } from 'virtual:content';
import { formatPrice } from '../../i18n/format.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { todayIn } from '../../i18n/zoned-time.ts';
import { type PictureData, pictureNamed } from '../../pictures/picture-data.ts';
import type { Watch } from '../schema/watch-schema.ts';
import type { Translate } from '../words/translate.ts';
import { wordsOf } from '../words/words-of.ts';
import { nameWithYear, yearText } from './watch-name.ts';
import { isNew, statusText } from './watch-status.ts';

/** A watch's data for cards and sorting, in one language. */
export type WatchSummary = ReturnType<typeof summariseWatch>;

/**
 * Prepares a watch for its card.
 *
 * @param pictures by watch id, from `virtual:pictures`
 */
export function summariseWatch(t: Translate, watch: Watch, pictures: Record<string, PictureData>) {
  // A card has no room for the last day of a reservation.
  const ownStatus = statusText(t, { ...watch, reservedUntil: undefined });
  // The site is built every day.
  const status = ownStatus ?? (isNew(watch, todayIn(shop.hours.timeZone)) ? t('watch.status.new') : undefined);
  const { words, locale: language } = wordsOf(watch, t.locale);
  return {
    id: watch.id,
    href: localisePath(t.locale, routes.watch(watch.id)),
    brand: watch.brand,
    model: watch.model,
    /** To sort by. */
    year: watch.year,
    price: watch.price,
    priceText: formatPrice(t.locale, watch.price, shop.currency),
    origin: t(`watch.origins.${watch.origin}`),
    /** `Ref. 5513 · c. 1967 · Very Good` */
    facts: [
      watch.reference && t('watch.referenceNumber', { reference: watch.reference }),
      yearText(t, watch),
      t(`watch.conditions.${watch.condition}`),
    ]
      .filter(Boolean)
      .join(' · '),
    picture: pictureNamed(pictures, watch.id),
    alt: words.alt,
    ...(language !== t.locale && { altLanguage: language }),
    /** The accessible name of its heart: `Add Omega Speedmaster, 1969 to your shortlist`. */
    keepLabel: t('shortlist.keep', { name: nameWithYear(t, watch) }),
    status: watch.status,
    ...(status && { statusText: status }),
  };
}
