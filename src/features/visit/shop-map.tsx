import { shop } from 'virtual:content';
import type { Translate } from '../../content/words/translate.ts';
import { mapOrigin } from './map-origin.ts';
import styles from './visit.module.css';

/** The shop on a map. Its address is in the contact details, on every page that has the map. */
export function ShopMap({ t }: { t: Translate }) {
  const { street, district, city } = shop.address;
  const address = `${street}, ${district}, ${city.en}`;
  return (
    <figure className="screen-only">
      <iframe
        className={styles.map}
        src={mapUrl()}
        title={t('visit.mapTitle', { shop: shop.name, address })}
        loading="lazy"
        referrerPolicy="strict-origin"
      />
      <figcaption className="small below-title">{t('visit.mapNote')}</figcaption>
    </figure>
  );
}

/** The distance from the shop to the map's edges, in degrees: a few streets. */
const MAP_REACH_DEGREES = { latitude: 0.0035, longitude: 0.006 };

/**
 * The URL of the embedded map, with a marker at the shop. OpenStreetMap needs no key and sets no cookie.
 * Parameters: https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML
 */
function mapUrl(): string {
  const { latitude, longitude } = shop.address;
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
