import type { PictureData } from '../../content/picture-data.ts';
import styles from './picture.module.css';

/** What a picture is offered as, the smaller first. */
const formats = ['avif', 'webp'] as const;

interface PictureProps {
  picture: PictureData;
  alt: string;
  /** The width it is shown at, as the `sizes` attribute wants it: true to the layout, or phones fetch too much. */
  sizes: string;
  /** Another composition of the picture, for screens taller than wide, and the width it is shown at there. */
  upright?: { picture: PictureData; sizes: string };
  /** Only for the first picture of a page: fetched at once and before others. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture in the smallest format that the browser knows, at the width that it needs, on plaster until it comes. */
export function Picture({ picture, alt, sizes, upright, first = false, className }: PictureProps) {
  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture}>
      {upright && <Sources {...upright} media="(orientation: portrait)" />}
      <Sources picture={picture} sizes={sizes} />
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

function Sources({ picture, sizes, media }: { picture: PictureData; sizes: string; media?: string }) {
  const { width, height } = picture;
  return formats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={sourceSet(picture, format)}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}

function sourceSet({ base, widths }: PictureData, format: (typeof formats)[number]): string {
  return widths.map((width) => `${base}.${width}.${format} ${width}w`).join(', ');
}
