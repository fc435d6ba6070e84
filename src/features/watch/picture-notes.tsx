import { Ask, AskLine } from '../../components/ask-line/ask-line.tsx';
import { isSold } from '../../content/describe/watch-status.ts';
import { formatItems } from '../../i18n/format.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { type GalleryPicture, listMissingViews } from './gallery/gallery-pictures.ts';
import { type Listing, listProofs, whatsAppAbout } from './listing.ts';
import styles from './picture-notes.module.css';
import { ProofLinks } from './proof-links.tsx';

/** Below the gallery: what a rendering is, which views are missing, and which proofs a visitor may ask for. */
export function PictureNotes({ pictures, ...listing }: Listing & { pictures: GalleryPicture[] }) {
  const { locale, watch } = listing;
  const t = createTranslator(locale);
  const shown = pictures.map(({ view }) => view);
  const missing = listMissingViews(watch, shown).map((view) => t(`watch.pictures.missing.${view}`));
  const views = formatItems(locale, missing);
  return (
    <div>
      {pictures.some(({ isRendering }) => isRendering) && <AskLine>{t('watch.pictures.renderingNote')}</AskLine>}
      {!isSold(watch) && (
        <div className={styles.requests}>
          {missing.length > 0 && (
            <AskLine>
              {t('watch.pictures.notPictured', { views })}{' '}
              <Ask href={whatsAppAbout(listing, 'watch.pictures.askMessage', { views })}>
                {t('watch.pictures.ask', { count: missing.length })}
              </Ask>
            </AskLine>
          )}
          <ProofLinks proofs={listProofs(listing)} />
        </div>
      )}
    </div>
  );
}
