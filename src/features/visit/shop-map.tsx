import { Icon } from '../../components/icon/icon.tsx';
import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import { shop } from '../../content/schema/shop.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { directionsUrl, mapUrl } from './map-url.ts';
import styles from './shop-map.module.css';

/**
 * The shop on a map. The frame loads when it comes near the viewport, in space reserved for it. The directions below are
 * a plain link that needs neither frame nor script.
 */
export function ShopMap({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  const { street, district, city } = shop.address;
  return (
    <div className={styles.map}>
      <iframe
        className={styles.frame}
        src={mapUrl()}
        title={t('visit.mapTitle', { shop: shop.name, address: `${street}, ${district}, ${city}` })}
        loading="lazy"
        referrerPolicy="strict-origin"
      />
      <p className={styles.below}>
        <a className={styles.directions} href={directionsUrl()}>
          {t('visit.directions')} <Icon name="arrow" points="forward" />
        </a>
        <span>{isolateLatin(t('visit.mapNote'))}</span>
      </p>
    </div>
  );
}
