import type { PictureData } from '../../content/picture-data.ts';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureData;
  alt: string;
  /** The width it is shown at, as the `sizes` attribute wants it: true to the layout, or phones fetch too much. */
  sizes: string;
  /** Only for the first picture of a page: fetched at once and before others. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture in the smallest format that the browser knows, at the width that it needs, on plaster until it comes. */
export function Picture({ picture, alt, sizes, first = false, className }: PictureProps) {
  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture}>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        className={styles.image}
        src={picture.fallback}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function sourceSet({ base, widths }: PictureData, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}.${width}.${format} ${width}w`).join(', ');
}
