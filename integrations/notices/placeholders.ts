import type { Problem } from '../../src/content/reading/problem.ts';
import { proseSchemas } from '../../src/content/schema/prose-schemas.ts';
import { formServiceOrigin, type Shop } from '../../src/content/schema/shop-schema.ts';
import { locales } from '../../src/i18n/locales.ts';
import { scenes } from '../../src/pictures/views.ts';
import type { ValidContent } from '../site-content.ts';
import { noticesOf } from './found.ts';

/**
 * Finds what is missing before a public site should have visitors: settings, files that say `sample: true`, and renderings.
 *
 * @param content of which a URL that ends in `.example` is not public
 */
export function findPlaceholders({
  shop,
  watches,
  prose,
  renderings,
}: Pick<ValidContent, 'shop' | 'watches' | 'prose' | 'renderings'>): Problem[] {
  if (new URL(shop.url).hostname.endsWith('.example')) return [];
  const pages = Object.keys(proseSchemas) as (keyof typeof proseSchemas)[];
  const samples = watches.filter(({ sample }) => sample).map(({ id }) => id);
  const rendered = watches.map(({ id }) => id).filter((id) => renderings.includes(id));
  const reports = 'sample: true, so reports and measurements are invented';
  return [
    ...findInShop(shop),
    ...noticesOf('content/watches', [[watches.length === 0, '', 'empty, so the shop shows nothing']]),
    ...listed('content/watches', reports, samples),
    ...pages.flatMap((page) => {
      const languages = locales.filter((locale) => prose[page][locale]?.sample);
      return listed(`content/${page}`, "sample: true, so the words are the sample's", languages);
    }),
    ...listed('content/watches', 'shown by a rendering, so there is no photograph yet', rendered),
    ...listed(
      'pictures/renderings',
      'still the scenes of the sample',
      scenes.filter((scene) => renderings.includes(scene)),
    ),
  ];
}

function findInShop({ phone, whatsapp, email, inquiries, legalName, people, sample }: Shop): Problem[] {
  const { endpoint } = inquiries;
  const isNumber = (number: string) => !/0{4} ?0{4}$/.test(number);
  return noticesOf('content/shop.yaml', [
    [formServiceOrigin(endpoint)?.endsWith('.example'), 'inquiries.endpoint', `still the placeholder ${endpoint}`],
    [endpoint === 'off', 'inquiries.endpoint', 'off, so the forms thank the visitor and send nothing'],
    [!isNumber(phone), 'phone', `still the placeholder ${phone}`],
    [!isNumber(whatsapp), 'whatsapp', `still the placeholder ${whatsapp}`],
    [email.endsWith('.example'), 'email', `still the placeholder ${email}`],
    [!legalName, 'legalName, registrations', 'empty. Who runs the site?'],
    [people.length === 0, 'people', 'empty. Who answers visitors?'],
    [sample, 'sample', 'true, so name, address, hours and terms, and home.cards in content/locales, are invented'],
  ]);
}

/** A notice that names what it is about; none if there is nothing. */
function listed(file: string, message: string, names: readonly string[]): Problem[] {
  return noticesOf(file, [[names.length > 0, '', `${message}: ${names.join(', ')}`]]);
}
