import clsx from 'clsx';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent } from 'react';
import type { Words } from '../../content/words/translate.ts';
import { adoptStyles } from '../adopt-styles/adopt-styles.ts';
import { Icon } from '../icon/icon.tsx';
import { LeftToRight } from '../latin/latin.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import strip from './strip.module.css';
import { useStrip } from './use-strip.ts';
import { useZoom } from './use-zoom.ts';
import viewerStyles from './viewer.css?inline';
import { viewerEntry } from './viewer-entry.ts';
import { type ViewerPicture, ZoomablePicture } from './zoomable-picture.tsx';

adoptStyles(viewerStyles);

interface ViewerProps {
  words: Words<'gallery'>;
  title: string;
  /** What is seen one after the other: a picture, or several side by side. */
  slides: readonly (readonly ViewerPicture[])[];
  /** The number of the slide that is shown first. */
  start?: number;
  /** Called after the viewer was removed, with the number of the slide that was shown last. */
  onClose: (index: number) => void;
}

/**
 * A dialog that fills the window with pictures. Two fingers or a press on a picture magnify it, and all that are beside it; a press
 * outside of a picture, a pull down, and Back close the dialog.
 */
export function Viewer({ words, title, slides, start = 0, onClose }: ViewerProps) {
  const { list, current = start, markCurrent, show, focus, moveByKey } = useStrip();
  const close = () => list.current?.closest('dialog')?.close();
  const { zoom, isZoomed, isHeld, ...zooming } = useZoom(list, close);
  const shown = slides[current] ?? [];

  const begin = useEffectEvent(() => focus(start));
  const end = useEffectEvent(() => onClose(current));
  useEffect(() => {
    begin();
    return end;
  }, []);

  function step(by: 1 | -1) {
    if (!slides[current + by]) return;
    zooming.showWhole();
    show(current + by);
  }

  function onKeyDown(event: KeyboardEvent) {
    const box = list.current?.children[current]?.querySelector('[data-zoom-box]');
    if (isZoomed && box) zooming.moveByKey(event, box);
    else moveByKey(event);
  }

  function onPress({ target, clientX: x, clientY: y, detail }: MouseEvent) {
    const box = target instanceof Element && target.closest('[data-zoom-box]');
    // The last click of a double or triple click would show the whole picture again. A click by Enter has no position.
    if (!box || (detail > 1 && !zoom.isHalfWay) || (detail > 0 && zooming.hasMoved())) return;
    // Of several pictures, whose boxes are small, a press shows whole dials.
    const most = shown.length > 1 ? 3 : Infinity;
    if (target.closest('button')) zooming.press(box, detail === 0 ? undefined : { x, y }, most);
    else close();
  }

  return (
    <Dialog
      isOpen
      // However it was closed, its history entry goes too.
      onClose={() => history.state === viewerEntry && history.back()}
      title={title}
      closeLabel={words.gallery.close}
      className="viewer"
      data-ground="plaster"
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pictures are buttons, and Escape closes the dialog */}
      <ul
        ref={list}
        className={clsx(strip.strip, isZoomed && 'zoomed', zoom.isHalfWay && 'halfWay', isHeld && 'held')}
        style={{ '--zoom': `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } as CSSProperties}
        onScroll={markCurrent}
        onClick={onPress}
        {...zooming.pointerHandlers}
      >
        {slides.map((pictures, index) => (
          <li key={pictures[0]?.picture.base} className="grid slide">
            {pictures.map((each) => (
              <ZoomablePicture
                key={each.picture.base}
                {...each}
                enlargeLabel={words.gallery.enlarge}
                hasCaption={pictures.length > 1}
                isCurrent={index === current}
                isZoomed={isZoomed && index === current}
              />
            ))}
          </li>
        ))}
      </ul>
      {shown.length === 1 && (
        <Foot words={words} picture={shown[0]} current={current} count={slides.length} onStep={step} />
      )}
    </Dialog>
  );
}

interface FootProps {
  words: Words<'gallery'>;
  picture: ViewerPicture | undefined;
  current: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** The caption, and the buttons that turn to another picture. */
function Foot({ words: { gallery }, picture, current, count, onStep }: FootProps) {
  return (
    <div className="foot">
      {/* A live region, so screen readers announce the picture. */}
      <p className="small caption" aria-live="polite">
        <span {...picture?.captionAttributes}>{picture?.caption}</span>
        {count > 1 && <LeftToRight>{`${current + 1} / ${count}`}</LeftToRight>}
      </p>
      {count > 1 && (
        <div className="controls">
          {/* Not `disabled`, which would remove the focus. */}
          <button
            type="button"
            className="icon-button"
            aria-label={gallery.previous}
            aria-disabled={current === 0}
            onClick={() => onStep(-1)}
          >
            <Icon name="arrow" points="back" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={gallery.next}
            aria-disabled={current === count - 1}
            onClick={() => onStep(1)}
          >
            <Icon name="arrow" points="forward" />
          </button>
        </div>
      )}
    </div>
  );
}
