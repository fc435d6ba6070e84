import { isRenderedFront } from '../src/content/describe/renderings.ts';
import { proseSchemas } from '../src/content/schema/prose-schemas.ts';
import { formServiceOrigin } from '../src/content/schema/shop-schema.ts';
import { locales } from '../src/i18n/locales.ts';
import { scenes } from '../src/pictures/views.ts';
import type { ValidContent } from './site-content.ts';

/**
 * Finds what is missing before a public site should have visitors: settings, files that say `sample: true`, and renderings.
 *
 * @param content of which a URL that ends in `.example` is not public
 * @returns one line each
 */
export function findPlaceholders({
  shop,
  watches,
  prose,
  renderings,
}: Pick<ValidContent, 'shop' | 'watches' | 'prose' | 'renderings'>): string[] {
  if (new URL(shop.url).hostname.endsWith('.example')) return [];
  const isNumber = (number: string) => !/0{4} ?0{4}$/.test(number);
  const samplesOf = (page: keyof typeof proseSchemas) => locales.filter((locale) => prose[page][locale]?.sample);
  const list = (place: string, what: string, names: readonly string[]) =>
    names.length > 0 && `${place}: ${what}: ${names.join(', ')}`;
  const lines = [
    formServiceOrigin(shop.inquiries.endpoint)?.endsWith('.example') &&
      `content/shop.yaml: inquiries.endpoint: still the placeholder ${shop.inquiries.endpoint}`,
    shop.inquiries.endpoint === 'off' &&
      'content/shop.yaml: inquiries.endpoint: off, so the forms thank the visitor and send nothing',
    !isNumber(shop.phone) && `content/shop.yaml: phone: still the placeholder ${shop.phone}`,
    !isNumber(shop.whatsapp) && `content/shop.yaml: whatsapp: still the placeholder ${shop.whatsapp}`,
    shop.email.endsWith('.example') && `content/shop.yaml: email: still the placeholder ${shop.email}`,
    !shop.legalName && 'content/shop.yaml: legalName, registrations: empty. Who runs the site?',
    shop.people.length === 0 && 'content/shop.yaml: people: empty. Who answers visitors?',
    shop.sample &&
      'content/shop.yaml: sample: true, so name, address, hours and terms, and home.cards in content/locales, are invented',
    watches.length === 0 && 'content/watches: empty, so the shop shows nothing',
    list(
      'content/watches',
      'sample: true, so reports and measurements are invented',
      watches.filter(({ sample }) => sample).map(({ id }) => id),
    ),
    ...(Object.keys(proseSchemas) as (keyof typeof proseSchemas)[]).map((page) =>
      list(`content/${page}`, "sample: true, so the words are the sample's", samplesOf(page)),
    ),
    list(
      'content/watches',
      'shown by a rendering, so there is no photograph yet',
      watches.filter((watch) => isRenderedFront(watch, renderings)).map(({ id }) => id),
    ),
    list(
      'pictures/renderings',
      'still the scenes of the sample',
      scenes.filter((scene) => renderings.includes(scene)),
    ),
  ];
  return lines.filter((line) => line !== false && line !== undefined);
}
