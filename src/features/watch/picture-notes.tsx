import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { isSold } from '../../content/describe/watch-status.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { formatItems } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { type AskedView, type GalleryPicture, listMissingViews } from './gallery/gallery-pictures.ts';
import styles from './picture-notes.module.css';

interface PictureNotesProps {
  locale: Locale;
  watch: Watch;
  pictures: GalleryPicture[];
  /** The page's absolute URL. */
  url: string;
}

/** Under the gallery: what a rendering is, and which views are not pictured yet. */
export function PictureNotes({ locale, watch, pictures, url }: PictureNotesProps) {
  const t = createTranslator(locale);
  const shown = pictures.map(({ view }) => view);
  const missing = isSold(watch) ? [] : listMissingViews(watch, shown);
  return (
    <p className={styles.notes}>
      {pictures.some(({ isRendering }) => isRendering) && `${t('watch.gallery.renderingNote')} `}
      {missing.length > 0 && <MissingViews locale={locale} watch={watch} missing={missing} url={url} />}
    </p>
  );
}

/** Says what is not pictured yet, and opens WhatsApp with a message that asks for it. */
function MissingViews({ locale, watch, missing, url }: Omit<PictureNotesProps, 'pictures'> & { missing: AskedView[] }) {
  const t = createTranslator(locale);
  const { id, brand, model, year } = watch;
  const views = formatItems(
    locale,
    missing.map((view) => t(`watch.gallery.missing.${view}`)),
  );
  const message = t('watch.gallery.askMessage', { brand, model, year, id, views, url });
  return (
    <span className={styles.missing}>
      {t('watch.gallery.notPictured', { views })}{' '}
      <a className={styles.ask} href={whatsAppUrl(shop.whatsapp, message)}>
        {t('watch.gallery.ask', { count: missing.length })}
      </a>
    </span>
  );
}
