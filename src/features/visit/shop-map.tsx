import { DirectionsLink } from '../../components/contact-links/contact-links.tsx';
import { isolateLatin, LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import { PinDrawing } from '../../components/line-drawing/pin-drawing.tsx';
import { shop } from '../../content/schema/shop.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { mapUrl } from './map-url.ts';
import styles from './shop-map.module.css';

/**
 * The shop on a map. The frame loads when it comes near the viewport. Until it has, and where it does not come, a drawn
 * plate stands in its place. The address and the directions below need neither frame nor script.
 */
export function ShopMap({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  const { street, district, city } = shop.address;
  return (
    <div className={styles.map}>
      <div className={styles.plate}>
        <PinDrawing />
        <iframe
          className={styles.frame}
          src={mapUrl()}
          title={t('visit.mapTitle', { shop: shop.name, address: `${street}, ${district}, ${city}` })}
          loading="lazy"
          referrerPolicy="strict-origin"
        />
      </div>
      <p className={styles.below}>
        <LeftToRight lang="en">
          {street}, {district}
        </LeftToRight>
        <DirectionsLink locale={locale} />
        <span className={styles.note}>{isolateLatin(t('visit.mapNote'))}</span>
      </p>
    </div>
  );
}
