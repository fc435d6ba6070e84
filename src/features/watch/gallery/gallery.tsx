import { Picture } from '../../../components/picture/picture.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { asThumbnail, fullSizeUrl } from '../../../pictures/picture-data.ts';
import type { View } from '../../../pictures/views.ts';
import type { Listing } from '../listing.ts';
import styles from './gallery.module.css';
import type { GalleryPicture } from './gallery-pictures.ts';
import { Viewer } from './viewer.tsx';

/**
 * The pictures of a watch: a strip of large ones to scroll, and thumbnails. It works without JavaScript;
 * `start-gallery.ts` adds the arrow keys and the viewer.
 */
export function Gallery({ pictures, ...listing }: Listing & { pictures: GalleryPicture[] }) {
  const t = createTranslator(listing.locale);
  return (
    <section aria-label={t('watch.gallery.label')}>
      <div className={styles.gallery} data-gallery>
        <ul className={styles.strip} data-strip>
          {pictures.map((each, index) => (
            <Slide key={each.view} locale={listing.locale} {...each} first={index === 0} />
          ))}
        </ul>
        {pictures.length > 1 && (
          <ul className={styles.thumbnails} data-thumbnails>
            {pictures.map(({ view, picture, caption }, index) => (
              <li key={view}>
                <a className={styles.thumbnail} href={`#${slideId(view)}`} aria-current={index === 0 || undefined}>
                  <Picture picture={asThumbnail(picture)} alt={caption} sizes="72px" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Viewer {...listing} hasSeveral={pictures.length > 1} />
    </section>
  );
}

/** A picture with its caption. It links to its largest file; with JavaScript the viewer opens instead. */
function Slide({ locale, first, ...slide }: GalleryPicture & { locale: Locale; first: boolean }) {
  const t = createTranslator(locale);
  return (
    <li className={styles.slide} id={slideId(slide.view)} data-view={slide.view} data-current={first || undefined}>
      <figure>
        <a className={styles.link} href={fullSizeUrl(slide.picture)}>
          <Picture
            className={styles.picture}
            picture={slide.picture}
            alt={slide.alt}
            sizes="(width >= 80rem) 36rem, (width >= 56rem) 43vw, (width >= 40rem) 70vw, 90vw"
            first={first}
          />
          <span className="visually-hidden"> {t('watch.gallery.enlarge')}</span>
        </a>
        <figcaption className={styles.caption}>
          {slide.isRendering ? `${slide.caption} · ${t('watch.gallery.rendering')}` : slide.caption}
        </figcaption>
      </figure>
    </li>
  );
}

/** The id of a large picture with its caption. */
function slideId(view: View): string {
  return `view-${view}`;
}
