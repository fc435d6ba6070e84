import { Ask, AskLine } from '../../components/ask-line/ask-line.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { nameWithYear } from '../../content/describe/watch-name.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

interface ProofLinksProps {
  locale: Locale;
  watch: Watch;
  /** The page's absolute URL. */
  url: string;
}

/** Asks for proof that the shop holds the watch and that it runs, in a message that names it: on WhatsApp or by mail. */
export function ProofLinks({ locale, watch, url }: ProofLinksProps) {
  const t = createTranslator(locale);
  const { id, brand, model, year } = watch;
  const subject = `${nameWithYear(watch)} (${id})`;
  return (['film', 'today'] as const).map((proof) => {
    const message = t(`watch.proof.${proof}Message`, { brand, model, year, id, url });
    return (
      <AskLine key={proof}>
        <Ask href={whatsAppUrl(shop.whatsapp, message)}>{t(`watch.proof.${proof}`)}</Ask>{' '}
        <Ask href={emailUrl(shop.email, subject, message)}>{t('watch.proof.byEmail')}</Ask>
      </AskLine>
    );
  });
}
