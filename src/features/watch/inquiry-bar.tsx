import { shop } from 'virtual:content';
import clsx from 'clsx';
import { Button } from '../../components/button/button.tsx';
import { LatinName } from '../../components/latin/latin.tsx';
import { formatPrice } from '../../i18n/format.ts';
import styles from './inquiry-bar.module.css';
import { INQUIRE_FORM_ID } from './inquiry-island.tsx';
import { type PageWatch, whatsAppAbout } from './page-watch.ts';

/** Model, price and buttons at the bottom of a phone's screen, shown while the actions themselves are not in view. */
export function InquiryBar(pageWatch: PageWatch) {
  const { t, watch } = pageWatch;
  return (
    <div className={clsx('cluster', styles.bar)} data-needs-script>
      <p className={styles.offer}>
        <span className={styles.model}>
          <LatinName locale={t.locale}>{watch.model}</LatinName>
        </span>{' '}
        <span className={clsx('lead', styles.price)}>{formatPrice(t.locale, watch.price, shop.currency)}</span>
      </p>
      <a className={styles.whatsApp} href={whatsAppAbout(pageWatch)} aria-label={t('watch.whatsapp')}>
        {t('visit.whatsapp')}
      </a>
      <Button type="submit" form={INQUIRE_FORM_ID}>
        {t('watch.inquireShort')}
      </Button>
    </div>
  );
}
