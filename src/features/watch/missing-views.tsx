import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { formatItems } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { AskedView } from './gallery/gallery-pictures.ts';
import styles from './missing-views.module.css';

interface MissingViewsProps {
  locale: Locale;
  watch: Watch;
  /** At least one. */
  missing: AskedView[];
  /** The page's absolute URL. */
  url: string;
}

/** Says what is not pictured yet, and opens WhatsApp with a message that asks for it. */
export function MissingViews({ locale, watch, missing, url }: MissingViewsProps) {
  const t = createTranslator(locale);
  const { id, brand, model, year } = watch;
  const views = formatItems(
    locale,
    missing.map((view) => t(`watch.gallery.missing.${view}`)),
  );
  return (
    <p className={styles.missing}>
      {t('watch.gallery.notPictured', { views })}{' '}
      <a
        className={styles.ask}
        href={whatsAppUrl(shop.whatsapp, t('watch.gallery.askMessage', { brand, model, year, id, views, url }))}
      >
        {t('watch.gallery.ask', { count: missing.length })}
      </a>
    </p>
  );
}
