import { isDeepStrictEqual } from 'node:util';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import type { Watch } from '../src/content/schema/watch-schema.ts';

/** What `content/shop.yaml` says until the owner changes it. */
const sample = {
  street: '14 Cathedral Road',
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
  },
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
  const { phone, whatsapp, email, address, terms, legalName } = shop;
  const isNumber = (number: string) => !/0{4} ?0{4}$/.test(number);
  const samples = watches.filter(({ picture }) => picture === 'rendering').length;
  const missing = [
    endpoint === 'off' && 'inquiries.endpoint: off, so the forms thank the visitor and send nothing',
    !isNumber(phone) && `phone: still the placeholder ${phone}`,
    !isNumber(whatsapp) && `whatsapp: still the placeholder ${whatsapp}`,
    email.endsWith('.example') && `email: still the placeholder ${email}`,
    address.street === sample.street && `address: still the sample's, ${address.street}`,
    isDeepStrictEqual(terms, sample.terms) && "terms: still the sample's, which are promises to buyers",
    !legalName && 'legalName, registrations: empty. Who runs the site?',
  ];
  return [
    ...missing.filter((line) => line !== false).map((line) => `content/shop.yaml: ${line}`),
    ...(samples > 0
      ? [`content/watches: ${samples} with renderings. The sample's reports and measurements are invented.`]
      : []),
  ];
}
