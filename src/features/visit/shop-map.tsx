import { DirectionsLink } from '../../components/contact-links/contact-links.tsx';
import { isolateLatin, LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import { PinDrawing } from '../../components/line-drawing/pin-drawing.tsx';
import { shop } from '../../content/schema/shop.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { mapOrigin } from './map-origin.ts';
import styles from './shop-map.module.css';

/**
 * The shop on a map. The frame loads lazily and covers a panel with the address. If the map cannot be reached, the script of
 * every page hides the frame (`watch-map.ts`).
 */
export function ShopMap({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  const { street, district, city } = shop.address;
  return (
    <div className={styles.map}>
      <div className={styles.place}>
        <div className={styles.plate}>
          <PinDrawing />
          <p>
            <LeftToRight lang="en">
              {street}
              <br />
              {district}, {city}
            </LeftToRight>
          </p>
          <p className={styles.directions}>
            <DirectionsLink locale={locale} />
          </p>
        </div>
        <iframe
          className={styles.frame}
          src={mapUrl()}
          title={t('visit.mapTitle', { shop: shop.name, address: `${street}, ${district}, ${city}` })}
          loading="lazy"
          referrerPolicy="strict-origin"
          data-map
        />
      </div>
      <p className={styles.note}>{isolateLatin(t('visit.mapNote'))}</p>
    </div>
  );
}

/** The distance from the shop to the map's edges, in degrees: a few streets. */
const MAP_REACH_DEGREES = { latitude: 0.0035, longitude: 0.006 };

/**
 * The URL of the embedded map, with a marker at the shop. OpenStreetMap needs no key and sets no cookie.
 * Parameters: https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML
 */
function mapUrl(): string {
  const { latitude, longitude } = shop.location;
  const box = [
    longitude - MAP_REACH_DEGREES.longitude,
    latitude - MAP_REACH_DEGREES.latitude,
    longitude + MAP_REACH_DEGREES.longitude,
    latitude + MAP_REACH_DEGREES.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}
