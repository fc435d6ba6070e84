import type { CSSProperties } from 'react';
import type { Locale, languageAttributes } from '../../i18n/locales.ts';
import { fullSizeUrl, type PictureData, srcSetOf } from '../../pictures/picture-data.ts';

export interface ViewerPicture {
  picture: PictureData;
  alt: string;
  /** The language of the alternative text, if it differs from the page's. */
  altLanguage?: Locale | undefined;
  caption: string;
  captionAttributes?: ReturnType<typeof languageAttributes>;
}

interface ZoomablePictureProps extends ViewerPicture {
  enlargeLabel: string;
  hasCaption: boolean;
  isCurrent: boolean;
  isZoomed: boolean;
}

/** A picture as large as fits into its box, as a button that magnifies it. */
export function ZoomablePicture(props: ZoomablePictureProps) {
  const { picture, alt, altLanguage, caption, captionAttributes, enlargeLabel, hasCaption, isCurrent, isZoomed } =
    props;
  return (
    <figure className="place">
      <div className="box" data-zoom-box>
        <button
          className="picture"
          style={{ '--proportions': picture.width / picture.height } as CSSProperties}
          type="button"
          aria-pressed={isZoomed}
          tabIndex={isCurrent ? undefined : -1}
        >
          <img
            src={fullSizeUrl(picture)}
            // Only what is magnified needs the largest file. The browser shows the smaller one until it has loaded.
            srcSet={isZoomed ? undefined : srcSetOf(picture)}
            sizes={hasCaption ? '50vw' : '100vw'}
            alt={alt}
            lang={altLanguage}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            draggable={false}
          />
          <span className="visually-hidden"> {enlargeLabel}</span>
        </button>
      </div>
      {hasCaption && (
        <figcaption className="small" {...captionAttributes}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
