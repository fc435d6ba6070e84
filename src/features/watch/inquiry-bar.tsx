import { shop } from 'virtual:content';
import clsx from 'clsx';
import { Button } from '../../components/button/button.tsx';
import { formatPrice } from '../../i18n/format.ts';
import styles from './inquiry-bar.module.css';
import { INQUIRE_FORM_ID } from './inquiry-island.tsx';
import { type PageWatch, whatsAppAbout } from './page-watch.ts';

/** Price and buttons at the bottom of a phone's screen, shown while the actions themselves are not in view. */
export function InquiryBar(pageWatch: PageWatch) {
  const { t, watch } = pageWatch;
  return (
    <div className={clsx('cluster', styles.bar)} data-needs-script>
      <p className={clsx('lead', styles.price)}>{formatPrice(t.locale, watch.price, shop.currency)}</p>
      <a className="text-button with-icon" href={whatsAppAbout(pageWatch)} aria-label={t('watch.whatsapp')}>
        {t('visit.whatsapp')}
      </a>
      <Button type="submit" form={INQUIRE_FORM_ID}>
        {t('watch.inquireShort')}
      </Button>
    </div>
  );
}
