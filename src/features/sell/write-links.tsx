import { ButtonLink } from '../../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import type { SellProse } from '../../content/schema/sell-schema.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { preparedMessage } from './prepared-message.ts';
import styles from './write-links.module.css';

interface WriteLinksProps {
  locale: Locale;
  prose: SellProse['photographs'];
  text: string;
  /** Whether a form above is the main way. */
  besideForm: boolean;
}

/** WhatsApp and email, both with a message that asks for what helps. */
export function WriteLinks({ locale, prose, text, besideForm }: WriteLinksProps) {
  const t = createTranslator(locale);
  const message = preparedMessage(locale, prose);
  return (
    <>
      <p className={styles.text}>{isolateLatin(text)}</p>
      <div className={styles.links}>
        <ButtonLink look={besideForm ? 'quiet' : 'primary'} href={whatsAppUrl(shop.whatsapp, message)}>
          {t('sell.whatsapp')}
        </ButtonLink>
        <ButtonLink look="quiet" href={emailUrl(shop.email, t('sell.link'), message)}>
          {t('sell.email')}
        </ButtonLink>
      </div>
    </>
  );
}
