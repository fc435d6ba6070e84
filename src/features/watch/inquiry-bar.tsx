import { Button } from '../../components/button/button.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Watch } from '../../content/watch-schema.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { inquiryFormId } from './inquiry.tsx';
import styles from './inquiry-bar.module.css';

/** Price and Inquire at the foot of a phone's window, while the actions themselves are out of sight. */
export function InquiryBar({ locale, watch }: { locale: Locale; watch: Watch }) {
  const t = createTranslator(locale);
  return (
    <div className={styles.bar} data-inquiry-bar data-needs-script>
      <LeftToRight className={styles.price}>{formatPrice(locale, watch.price)}</LeftToRight>
      <Button type="submit" form={inquiryFormId}>
        {t('watch.inquireShort')}
      </Button>
    </div>
  );
}
