import { site } from '../../../site.config.ts';

/** Degrees around the shop that the map shows: a few streets. */
const span = { latitude: 0.0035, longitude: 0.006 };

/**
 * The address of the embedded map, with a mark where the shop is. OpenStreetMap asks for no key and sets
 * no cookie for visitors. Parameters: https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML
 */
export function mapAddress(): string {
  const { latitude, longitude } = site.location;
  const box = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/**
 * A plain link that opens the way to the shop in the visitor's map application, and works without the frame.
 * Parameters: https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsAddress(): string {
  const { street, district, city, postalCode } = site.address;
  const query = new URLSearchParams({
    api: '1',
    destination: `${site.name}, ${street}, ${district}, ${city} ${postalCode}`,
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
