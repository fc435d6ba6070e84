import { Button } from '../../components/button/button.tsx';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { LeftToRight, Name } from '../../components/left-to-right/left-to-right.tsx';
import { shop } from '../../content/schema/shop.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import styles from './inquiry-bar.module.css';
import { inquiryFormId } from './inquiry-form-id.ts';
import { whatsAppMessage } from './whatsapp-message.ts';

interface InquiryBarProps {
  locale: Locale;
  watch: Watch;
  /** The page's absolute URL. */
  url: string;
}

/** Model, price and buttons at the bottom of a phone's screen, shown while no other inquiry button is in view. */
export function InquiryBar({ locale, watch, url }: InquiryBarProps) {
  const t = createTranslator(locale);
  return (
    <div className={styles.bar} data-inquiry-bar data-needs-script>
      <p className={styles.offer}>
        <span className={styles.model}>
          <Name locale={locale}>{watch.model}</Name>
        </span>{' '}
        <LeftToRight className={styles.price}>{formatPrice(locale, watch.price)}</LeftToRight>
      </p>
      <a
        className={styles.whatsApp}
        href={whatsAppUrl(shop.whatsapp, whatsAppMessage(locale, watch, url))}
        aria-label={t('watch.whatsapp')}
      >
        {t('visit.whatsapp')}
      </a>
      <Button type="submit" form={inquiryFormId}>
        {t('watch.inquireShort')}
      </Button>
    </div>
  );
}
