import { isDeepStrictEqual } from 'node:util';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import type { Watch } from '../src/content/schema/watch-schema.ts';

/** What `content/shop.yaml` says until the owner changes it. */
const sample = {
  street: '14 Cathedral Road',
  location: { latitude: 13.047, longitude: 80.255 },
  hours: { firstDay: 'monday', lastDay: 'saturday', opens: '10:00', closes: '19:00', byAppointment: 'sunday' },
  terms: {
    payment: ['bank transfer', 'card'],
    holdHours: 48,
    inspectionDays: 7,
    returnPostage: 'buyer',
    refundDays: 7,
    shipsTo: 'worldwide',
    postage: 'buyer',
    insured: true,
    handlingDays: 5,
    guarantee: { years: 5, returnPostage: 'shop' },
    movement: 12,
  } satisfies Shop['terms'],
};

/** When each watch of the sample was measured. An owner who has the watch measures it again. */
const sampleMeasurements: Record<string, string> = {
  'audemars-piguet-royal-oak-1972': '2026-02-26',
  'breitling-navitimer-1964': '2026-01-29',
  'iwc-mark-xi-1952': '2025-12-04',
  'jaeger-lecoultre-reverso-1938': '2026-01-08',
  'longines-13zn-1942': '2026-07-29',
  'omega-speedmaster-professional-1969': '2026-06-03',
  'patek-philippe-calatrava-1948': '2026-05-13',
  'rolex-submariner-1967': '2026-06-17',
  'tissot-antimagnetique-1938': '2025-11-06',
  'ulysse-nardin-chronometer-1956': '2026-04-22',
  'vacheron-constantin-chronometre-royal-1957': '2026-04-08',
  'waltham-trench-1918': '2025-09-25',
};

/**
 * Finds what is missing before a public site should have visitors: settings and watches that are still the sample's.
 *
 * @param url the public URL of the site; one that ends in `.example` is not public
 * @param endpoint where forms send inquiries, or `off`
 * @returns one line each
 */
export function findPlaceholders(shop: Shop, watches: readonly Watch[], url: string, endpoint: string): string[] {
  if (new URL(url).hostname.endsWith('.example')) return [];
  const { phone, whatsapp, email, address, location, hours, terms, legalName, people } = shop;
  const isNumber = (number: string) => !/0{4} ?0{4}$/.test(number);
  const { timeZone: _, exceptions: __, ...usualHours } = hours;
  const sampleTerms = Object.entries(sample.terms)
    .filter(([name, term]) => isDeepStrictEqual(terms[name as keyof typeof terms], term))
    .map(([name]) => name);
  const missing = [
    endpoint === 'off' && 'inquiries.endpoint: off, so the forms thank the visitor and send nothing',
    !isNumber(phone) && `phone: still the placeholder ${phone}`,
    !isNumber(whatsapp) && `whatsapp: still the placeholder ${whatsapp}`,
    email.endsWith('.example') && `email: still the placeholder ${email}`,
    address.street === sample.street && `address: still the sample's, ${address.street}`,
    isDeepStrictEqual(location, sample.location) && "location: still the sample's, which the map shows",
    isDeepStrictEqual(usualHours, sample.hours) &&
      `hours: still the sample's, ${hours.firstDay} to ${hours.lastDay} from ${hours.opens} to ${hours.closes}`,
    sampleTerms.length > 0 && `terms: still the sample's, which are promises to buyers: ${sampleTerms.join(', ')}`,
    !legalName && 'legalName, registrations: empty. Who runs the site?',
    people.length === 0 && 'people: empty. Who answers visitors?',
  ];
  const sampleWatches = watches.filter(isSample).map(({ id }) => id);
  return [
    ...missing.filter((line) => line !== false).map((line) => `content/shop.yaml: ${line}`),
    ...(sampleWatches.length > 0
      ? [`content/watches: still the sample's, with invented reports and measurements: ${sampleWatches.join(', ')}`]
      : []),
  ];
}

/** Whether nobody has photographed the watch, or nobody has measured it since the sample. */
function isSample({ id, picture, measured }: Watch): boolean {
  return picture === 'rendering' || (measured !== undefined && measured.date === sampleMeasurements[id]);
}
