import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { nameWithYear } from '../../content/describe/watch-name.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/** A prepared message that asks for proof that the shop has the watch, or that it runs. */
export interface Proof {
  text: string;
  whatsApp: string;
  email: { text: string; href: string };
}

/**
 * The proofs that a visitor may ask for before buying.
 *
 * @param url the absolute URL of the watch's page, for the message
 */
export function listProofs(locale: Locale, watch: Watch, url: string): Proof[] {
  const t = createTranslator(locale);
  const { id, brand, model, year } = watch;
  const subject = `${nameWithYear(watch)} (${id})`;
  return (['film', 'today'] as const).map((proof) => {
    const message = t(`watch.proof.${proof}Message`, { brand, model, year, id, url });
    return {
      text: t(`watch.proof.${proof}`),
      whatsApp: whatsAppUrl(shop.whatsapp, message),
      email: { text: t('watch.proof.byEmail'), href: emailUrl(shop.email, subject, message) },
    };
  });
}
