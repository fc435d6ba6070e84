import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../i18n/pick-words.ts';
import styles from './sell-form.module.css';

interface PhotographItemProps {
  image: Blob;
  /** Its position in the list, from 1. */
  number: number;
  words: Words<'sell'>['sell'];
  onRemove: () => void;
}

/** A chosen photograph, with a button that removes it. */
export function PhotographItem({ image, number, words, onRemove }: PhotographItemProps) {
  return (
    <li className={styles.photograph}>
      <Preview image={image} label={fill(words.upload.photograph, { number })} />
      <button
        type="button"
        className="icon-button"
        aria-label={fill(words.upload.remove, { number })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

const PREVIEW_WIDTH_PX = 320;

/** Drawn on a canvas, because the Content Security Policy blocks `blob:` URLs. */
function Preview({ image, label }: { image: Blob; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    createImageBitmap(image, { resizeWidth: PREVIEW_WIDTH_PX }).then(
      (bitmap) => canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap),
      // If there is not enough memory, the preview is empty, but the photograph can still be sent.
      () => {},
    );
  }, [image]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}
