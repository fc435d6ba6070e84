import { DirectionsLink } from '../../components/contact-links/contact-links.tsx';
import { isolateLatin, LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import { PinDrawing } from '../../components/line-drawing/pin-drawing.tsx';
import { shop } from '../../content/schema/shop.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { mapUrl } from './map-url.ts';
import styles from './shop-map.module.css';

/**
 * The shop on a map. The frame loads lazily and covers a panel with the address. If the map cannot be reached, the script of
 * every page hides the frame (`watch-map.ts`).
 */
export function ShopMap({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  const { street, district, city } = shop.address;
  return (
    <div className={styles.map}>
      <div className={styles.place}>
        <div className={styles.plate}>
          <PinDrawing />
          <p>
            <LeftToRight lang="en">
              {street}
              <br />
              {district}, {city}
            </LeftToRight>
          </p>
          <p className={styles.directions}>
            <DirectionsLink locale={locale} />
          </p>
        </div>
        <iframe
          className={styles.frame}
          src={mapUrl()}
          title={t('visit.mapTitle', { shop: shop.name, address: `${street}, ${district}, ${city}` })}
          loading="lazy"
          referrerPolicy="strict-origin"
          data-map
        />
      </div>
      <p className={styles.note}>{isolateLatin(t('visit.mapNote'))}</p>
    </div>
  );
}
