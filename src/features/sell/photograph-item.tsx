import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './photograph-item.module.css';
import type { Photograph } from './photograph-store.ts';

/** The texts of one photograph; `{{number}}` is filled in here. */
export interface PhotographItemTexts {
  photograph: string;
  remove: string;
  retry: string;
  ready: string;
  uploading: string;
  uploaded: string;
  failed: string;
}

interface PhotographItemProps {
  photograph: Photograph;
  texts: PhotographItemTexts;
  onRemove: () => void;
  onRetry: () => void;
}

/** A photograph with its preview, how far it has been sent, and what can be done about it. */
export function PhotographItem({ photograph, texts, onRemove, onRetry }: PhotographItemProps) {
  const { number, image, state, progress, problem } = photograph;
  const numbered = (text: string) => text.replace('{{number}}', String(number));
  return (
    <li className={styles.item} data-state={state}>
      <Preview image={image} label={numbered(texts.photograph)} />
      <button type="button" className={styles.remove} aria-label={numbered(texts.remove)} onClick={onRemove}>
        <Icon name="close" />
      </button>
      <p className={styles.state}>{texts[state]}</p>
      {state === 'uploading' && <progress value={progress} aria-label={numbered(texts.photograph)} />}
      {state === 'failed' && (
        <>
          {problem && <p className={styles.state}>{problem}</p>}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {numbered(texts.retry)}
          </button>
        </>
      )}
    </li>
  );
}

/** Pixels of a preview's longer side: it is shown at half of that. */
const PREVIEW_PX = 320;

/** Drawn instead of linked: the content policy allows pictures of this site only. */
function Preview({ image, label }: { image: Blob; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    createImageBitmap(image).then((bitmap) => {
      if (!left && canvas.current) draw(bitmap, canvas.current);
      bitmap.close();
    });
    return () => {
      left = true;
    };
  }, [image]);
  return (
    <canvas
      ref={canvas}
      className={styles.preview}
      role="img"
      aria-label={label}
      width={PREVIEW_PX}
      height={PREVIEW_PX}
    />
  );
}

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement): void {
  const scale = PREVIEW_PX / Math.max(bitmap.width, bitmap.height);
  canvas.width = bitmap.width * scale;
  canvas.height = bitmap.height * scale;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
