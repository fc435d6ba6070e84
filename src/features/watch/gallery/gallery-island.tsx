import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Picture } from '../../../components/picture/picture.tsx';
import { WithToast } from '../../../components/toast/toast.tsx';
import { onPlainClick } from '../../../components/viewer/plain-click.ts';
import strip from '../../../components/viewer/strip.module.css';
import { useStrip } from '../../../components/viewer/use-strip.ts';
import { useViewer } from '../../../components/viewer/use-viewer.ts';
import type { Words } from '../../../content/words/translate.ts';
import { asThumbnail, fullSizeUrl } from '../../../pictures/picture-data.ts';
import styles from './gallery.module.css';
import type { GalleryPicture } from './gallery-pictures.ts';

/** The width of a large picture, as a `sizes` attribute. */
export const slideSizes = '(min-width: 56rem) min(50vw, 80vh - 7rem), 90vw';

interface GalleryProps {
  words: Words<'gallery' | 'error' | 'toast'>;
  title: string;
  pictures: GalleryPicture[];
}

/**
 * The pictures of a watch: a strip of large ones, which open a viewer, and thumbnails. Without JavaScript the strip scrolls too,
 * and its pictures lead to their largest files.
 */
export function GalleryIsland(props: GalleryProps) {
  return (
    <WithToast words={props.words}>
      <Gallery {...props} />
    </WithToast>
  );
}

function Gallery({ words, title, pictures }: GalleryProps) {
  const { list, current, markCurrent, show, focus, moveByKey } = useStrip();
  const { Viewer, isLoading, open } = useViewer(words.gallery.offline);
  const hasThumbnails = pictures.length > 1;

  return (
    <section className={clsx(styles.gallery, hasThumbnails && styles.withThumbnails)} aria-label={words.gallery.label}>
      <ul ref={list} className={strip.strip} onScroll={markCurrent} onKeyDown={moveByKey}>
        {pictures.map((each, index) => (
          <li
            key={each.view}
            id={slideId(each)}
            className={clsx(styles.slide, index === (current ?? 0) && styles.current)}
          >
            <figure>
              <a
                className={styles.link}
                href={fullSizeUrl(each.picture)}
                aria-busy={(isLoading && index === current) || undefined}
                // No tab stops at pictures that are out of view, but without JavaScript at all of them.
                tabIndex={current === undefined || index === current ? undefined : -1}
                onClick={onPlainClick(() => open(fullSizeUrl(each.picture)))}
              >
                <Picture
                  className={styles.picture}
                  picture={each.picture}
                  alt={each.alt}
                  altLanguage={each.altLanguage}
                  sizes={slideSizes}
                  first={index === 0}
                />
                <span className="visually-hidden"> {words.gallery.enlarge}</span>
              </a>
              <figcaption className="small number below-title" {...each.captionAttributes}>
                {each.caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {hasThumbnails && <Thumbnails pictures={pictures} current={current ?? 0} onSelect={show} />}
      {Viewer && (
        <Viewer
          words={words}
          title={title}
          slides={pictures.map((each) => [each])}
          start={current ?? 0}
          // Safari does not focus a clicked link, so the dialog cannot return the focus to it.
          onClose={focus}
        />
      )}
    </section>
  );
}

interface ThumbnailsProps {
  pictures: GalleryPicture[];
  current: number;
  onSelect: (index: number) => void;
}

function Thumbnails({ pictures, current, onSelect }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumbnail = row.current?.children[current];
    if (!row.current || !(thumbnail instanceof HTMLElement)) return;
    // Only the row: `scrollIntoView` would also scroll the page.
    row.current.scrollTo({
      left: thumbnail.offsetLeft + thumbnail.offsetWidth / 2 - row.current.clientWidth / 2,
      top: thumbnail.offsetTop + thumbnail.offsetHeight / 2 - row.current.clientHeight / 2,
    });
  }, [current]);
  return (
    <ul ref={row} className={clsx('screen-only', styles.thumbnails)}>
      {pictures.map((each, index) => (
        <li key={each.view}>
          <a
            className={styles.thumbnail}
            href={`#${slideId(each)}`}
            aria-current={index === current || undefined}
            onClick={onPlainClick(() => onSelect(index))}
          >
            <Picture
              picture={asThumbnail(each.picture)}
              alt={each.label}
              altLanguage={each.captionAttributes.lang}
              sizes="60px"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function slideId({ view }: GalleryPicture): string {
  return `view-${view}`;
}
