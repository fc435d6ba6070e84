import { shop } from '../../content/schema/shop.ts';

/** The distance from the shop to the map's edges, in degrees: a few streets. */
const MAP_REACH_DEGREES = { latitude: 0.0035, longitude: 0.006 };

/**
 * The URL of the embedded map, with a marker at the shop. OpenStreetMap needs no key and sets no cookie.
 * Parameters: https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML
 */
export function mapUrl(): string {
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
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
