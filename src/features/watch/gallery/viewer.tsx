import clsx from 'clsx';
import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { LeftToRight } from '../../../components/left-to-right/left-to-right.tsx';
import type { Words } from '../../../content/words/translate.ts';
import { fullSizeUrl, srcSetOf } from '../../../pictures/picture-data.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import { useStrip } from './use-strip.ts';
import styles from './viewer.module.css';

interface ViewerProps {
  words: Words<'gallery'>;
  title: string;
  pictures: GalleryPicture[];
  start: number;
  /** Receives the number of the picture that was shown last. */
  onClose: (index: number) => void;
}

/** The state of the viewer's history entry. The viewer is open exactly while this entry is the current one. */
export const viewerEntry = 'viewer';

/**
 * A dialog that fills the window with the pictures of a watch. A click on a picture shows its natural size, which the mouse can
 * drag; a click beside it, and Back, close the dialog.
 */
export function Viewer({ words, title, pictures, start, onClose }: ViewerProps) {
  const { list, current = start, markCurrent, show, focus, moveByKey } = useStrip();
  /** The number of the picture in natural size. */
  const [natural, setNatural] = useState<number>();
  const shown = pictures[current];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => focus(start), []);

  const end = useEffectEvent(() => {
    // First, because nothing outside an open dialog can be focused.
    list.current?.closest('dialog')?.close();
    onClose(current);
  });

  useEffect(() => {
    addEventListener('popstate', end);
    return () => removeEventListener('popstate', end);
  }, []);

  function step(by: 1 | -1) {
    setNatural(undefined);
    show(current + by);
  }

  return (
    <Dialog
      isOpen
      // However it was closed, its history entry goes too.
      onClose={() => history.state === viewerEntry && history.back()}
      title={title}
      closeLabel={words.gallery.close}
      className={styles.viewer}
      headClassName={styles.head}
      data-ground="plaster"
      // In natural size, arrow keys scroll the picture.
      onKeyDown={natural === current ? undefined : moveByKey}
    >
      <ul ref={list} className={styles.strip} onScroll={markCurrent}>
        {pictures.map((each, index) => (
          <Slide
            key={each.view}
            {...each}
            enlargeLabel={words.gallery.enlarge}
            isCurrent={index === current}
            isNatural={index === natural}
            onToggle={() => setNatural(index === natural ? undefined : index)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {/* A live region, so screen readers announce the picture. */}
        <p className={clsx('small', styles.caption)} aria-live="polite">
          <span {...shown?.captionAttributes}>{shown?.caption}</span>
          {pictures.length > 1 && <LeftToRight>{`${current + 1} / ${pictures.length}`}</LeftToRight>}
        </p>
        {pictures.length > 1 && (
          <div className={styles.controls}>
            {/* Not `disabled`, which would remove the focus. */}
            <button
              type="button"
              className="icon-button"
              aria-label={words.gallery.previous}
              aria-disabled={current === 0}
              onClick={() => step(-1)}
            >
              <Icon name="arrow" points="back" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={words.gallery.next}
              aria-disabled={current === pictures.length - 1}
              onClick={() => step(1)}
            >
              <Icon name="arrow" points="forward" />
            </button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface SlideProps extends GalleryPicture {
  enlargeLabel: string;
  isCurrent: boolean;
  isNatural: boolean;
  onToggle: () => void;
}

/** A picture as large as fits, or one CSS pixel for each of its pixels, in a box that scrolls. */
function Slide({ picture, alt, altLanguage, enlargeLabel, isCurrent, isNatural, onToggle }: SlideProps) {
  /** Where the pointer was last, and whether it has been dragged since it went down. */
  const pointer = useRef({ x: 0, y: 0, hasMoved: false });

  function toggle({ nativeEvent, detail, currentTarget }: MouseEvent<HTMLElement>) {
    // The second click of a double click would undo the first.
    if (detail > 1 || (detail === 1 && pointer.current.hasMoved)) return;
    const box = currentTarget.parentElement;
    // A click by Enter has no position.
    const x = detail === 0 ? 0.5 : nativeEvent.offsetX / currentTarget.clientWidth;
    const y = detail === 0 ? 0.5 : nativeEvent.offsetY / currentTarget.clientHeight;
    flushSync(onToggle);
    box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  }

  /** Fingers scroll without this. */
  function drag({ pointerType, buttons, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    const by = { left: pointer.current.x - x, top: pointer.current.y - y };
    // A hand that clicks may tremble.
    if (!pointer.current.hasMoved && Math.hypot(by.left, by.top) < 4) return;
    pointer.current = { x, y, hasMoved: true };
    if (isNatural) currentTarget.scrollBy(by);
  }

  return (
    // Left to right, because scroll positions are.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog
    <li
      className={clsx(styles.slide, isNatural && styles.natural)}
      dir="ltr"
      onPointerDown={({ clientX: x, clientY: y }) => {
        pointer.current = { x, y, hasMoved: false };
      }}
      onPointerMove={drag}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && !pointer.current.hasMoved) currentTarget.closest('dialog')?.close();
      }}
    >
      <button
        className={styles.picture}
        type="button"
        aria-pressed={isNatural}
        tabIndex={isCurrent ? undefined : -1}
        onClick={toggle}
      >
        <img
          src={fullSizeUrl(picture)}
          // Only the natural size needs the largest file. The browser shows the smaller one until it has loaded.
          srcSet={isNatural ? undefined : srcSetOf(picture)}
          // Not smaller than the window, because CSS limits the picture but does not enlarge it.
          sizes="max(100vw, 100vh)"
          alt={alt}
          lang={altLanguage}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          draggable={false}
        />
        <span className="visually-hidden"> {enlargeLabel}</span>
      </button>
    </li>
  );
}
