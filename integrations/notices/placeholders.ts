import { type Problem, problemNaming } from '../../src/content/reading/problem.ts';
import { formServiceOrigin, type Shop } from '../../src/content/schema/shop-schema.ts';
import { scenes } from '../../src/pictures/views.ts';
import type { ValidContent } from '../site-content.ts';

/**
 * Finds what is missing before a public site should have visitors: renderings, files that say `sample: true`, and settings.
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
  const ids = watches.map(({ id }) => id);
  const samples = watches.filter(({ sample }) => sample).map(({ id }) => id);
  return [
    ...problemNaming('pictures/renderings', 'still the scenes of the sample', scenes.filter(isIn(renderings))),
    ...problemNaming(
      'content/watches',
      'shown by a rendering, so there is no photograph yet',
      ids.filter(isIn(renderings)),
    ),
    ...Object.entries(prose).flatMap(([page, words]) => {
      const languages = Object.entries(words).flatMap(([locale, { sample }]) => (sample ? locale : []));
      return problemNaming(`content/${page}`, "sample: true, so the words are the sample's", languages);
    }),
    ...problemNaming('content/watches', 'sample: true, so reports and measurements are invented', samples),
    ...(ids.length > 0 ? [] : [{ file: 'content/watches', path: [], message: 'empty, so the shop shows nothing' }]),
    ...findInShop(shop),
  ];
}

/** What a shop has not set, by field. */
function findInShop({ phone, whatsapp, email, inquiries, legalName, people, sample }: Shop): Problem[] {
  const { endpoint } = inquiries;
  const isExample = formServiceOrigin(endpoint)?.endsWith('.example');
  const unset = (value: string, isPlaceholder: boolean | undefined) =>
    isPlaceholder && `still the placeholder ${value}`;
  const noNumber = /0{4} ?0{4}$/;
  const messages = {
    sample: sample && 'true, so name, address, hours and terms, and home.cards in content/locales, are invented',
    people: people.length === 0 && 'empty. Who answers visitors?',
    'legalName, registrations': !legalName && 'empty. Who runs the site?',
    email: unset(email, email.endsWith('.example')),
    whatsapp: unset(whatsapp, noNumber.test(whatsapp)),
    phone: unset(phone, noNumber.test(phone)),
    'inquiries.endpoint':
      endpoint === 'off' ? 'off, so the forms thank the visitor and send nothing' : unset(endpoint, isExample),
  };
  return Object.entries(messages).flatMap(([field, message]) =>
    message ? { file: 'content/shop.yaml', path: [field], message } : [],
  );
}

const isIn = (names: readonly string[]) => (name: string) => names.includes(name);
