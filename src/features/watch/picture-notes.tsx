import { Ask, AskLine } from '../../components/ask-line/ask-line.tsx';
import { whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { isSold } from '../../content/describe/watch-status.ts';
import { shop } from '../../content/schema/shop.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { formatItems } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { type AskedView, type GalleryPicture, listMissingViews } from './gallery/gallery-pictures.ts';
import { listProofs } from './list-proofs.ts';
import styles from './picture-notes.module.css';
import { ProofLinks } from './proof-links.tsx';

interface PictureNotesProps {
  locale: Locale;
  watch: Watch;
  pictures: GalleryPicture[];
  /** The page's absolute URL. */
  url: string;
}

/** Below the gallery: what a rendering is, which views are missing, and which proofs a visitor may ask for. */
export function PictureNotes({ locale, watch, pictures, url }: PictureNotesProps) {
  const t = createTranslator(locale);
  const missing = listMissingViews(
    watch,
    pictures.map(({ view }) => view),
  );
  return (
    <div>
      {pictures.some(({ isRendering }) => isRendering) && <AskLine>{t('watch.gallery.renderingNote')}</AskLine>}
      {!isSold(watch) && (
        <div className={styles.requests}>
          {missing.length > 0 && <MissingViews locale={locale} watch={watch} missing={missing} url={url} />}
          <ProofLinks proofs={listProofs(locale, watch, url)} />
        </div>
      )}
    </div>
  );
}

/** Says which views are missing, with a link that asks for them on WhatsApp. */
function MissingViews({ locale, watch, missing, url }: Omit<PictureNotesProps, 'pictures'> & { missing: AskedView[] }) {
  const t = createTranslator(locale);
  const { id, brand, model, year } = watch;
  const views = formatItems(
    locale,
    missing.map((view) => t(`watch.gallery.missing.${view}`)),
  );
  const message = t('watch.gallery.askMessage', { brand, model, year, id, views, url });
  return (
    <AskLine>
      {t('watch.gallery.notPictured', { views })}{' '}
      <Ask href={whatsAppUrl(shop.whatsapp, message)}>{t('watch.gallery.ask', { count: missing.length })}</Ask>
    </AskLine>
  );
}
