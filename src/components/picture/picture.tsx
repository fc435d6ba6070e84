import clsx from 'clsx';
import type { Locale } from '../../i18n/locales.ts';
import { type PictureData, srcSetOf } from '../../pictures/picture-data.ts';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureData;
  alt: string;
  /** The language of the alternative text, if it differs from the page's. */
  altLanguage?: Locale | undefined;
  /** The displayed width, as a `sizes` attribute. It must match the layout, or phones fetch too much. */
  sizes: string;
  /** Only for the first picture of a page: fetched immediately and before others. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture as AVIF in the width that the screen needs, or as JPEG for browsers without AVIF. */
export function Picture({ picture, alt, altLanguage, sizes, first = false, className }: PictureProps) {
  return (
    <picture className={clsx(styles.picture, className)}>
      <source type="image/avif" srcSet={srcSetOf(picture)} sizes={sizes} />
      <img
        className={styles.image}
        src={picture.fallback}
        alt={alt}
        lang={altLanguage}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
