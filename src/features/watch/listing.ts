import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { nameWithYear } from '../../content/describe/watch-name.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/** A watch and its page in one language. The parts of the page get it as their props. */
export interface Listing {
  locale: Locale;
  watch: Watch;
  /** The page's absolute URL: for messages, and shown in print. */
  url: string;
}

const greetings = {
  available: 'watch.whatsappMessage',
  reserved: 'watch.whatsappReserved',
  sold: 'watch.whatsappSold',
} as const;

type MessageKey =
  | (typeof greetings)[Watch['status']]
  | `watch.proof.${'film' | 'today'}Message`
  | `watch.${'pictures' | 'report'}.askMessage`;

/** A prepared message to the shop. It names the watch and its page. */
function messageOf({ locale, watch, url }: Listing, key: MessageKey, values = {}): string {
  const { brand, model, year, id } = watch;
  return createTranslator(locale)(key, { brand, model, year, id, url, ...values });
}

/**
 * A URL that opens WhatsApp with a message about the watch.
 *
 * @param key of the message; default: a question that suits the watch's status, for a sold watch about a similar one
 * @param values of the message that are not facts of the watch
 */
export function whatsAppAbout(
  listing: Listing,
  key: MessageKey = greetings[listing.watch.status],
  values = {},
): string {
  return whatsAppUrl(shop.whatsapp, messageOf(listing, key, values));
}

/** Messages that ask for proof that the shop has the watch, or that it runs. */
export function listProofs(listing: Listing) {
  const { locale, watch } = listing;
  const t = createTranslator(locale);
  const subject = `${nameWithYear(watch)} (${watch.id})`;
  return (['film', 'today'] as const).map((proof) => {
    const message = messageOf(listing, `watch.proof.${proof}Message`);
    return {
      text: t(`watch.proof.${proof}`),
      whatsApp: whatsAppUrl(shop.whatsapp, message),
      email: { text: t('watch.proof.byEmail'), href: emailUrl(shop.email, subject, message) },
    };
  });
}
