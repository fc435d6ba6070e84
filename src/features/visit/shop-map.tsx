import { site } from '../../../site.config.ts';
import { Icon } from '../../components/icon/icon.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { directionsAddress, mapAddress } from './map-address.ts';
import styles from './shop-map.module.css';

/**
 * The shop on a map. The frame loads only when it comes near, on ground kept free for it, and the directions
 * below are a plain link that needs neither frame nor script.
 */
export function ShopMap({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  const { street, district, city } = site.address;
  return (
    <div className={styles.map}>
      <iframe
        className={styles.frame}
        src={mapAddress()}
        title={t('visit.mapTitle', { shop: site.name, address: `${street}, ${district}, ${city}` })}
        loading="lazy"
        referrerPolicy="strict-origin"
      />
      <p className={styles.below}>
        <a className={styles.directions} href={directionsAddress()}>
          {t('visit.directions')} <Icon name="arrow" points="forward" />
        </a>
        <span>{t('visit.mapNote')}</span>
      </p>
    </div>
  );
}
