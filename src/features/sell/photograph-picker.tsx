import clsx from 'clsx';
import { type DragEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import type { Words } from '../../content/words/translate.ts';
import { MAX_PHOTOGRAPH_MB, MAX_PHOTOGRAPHS } from '../../contract/inquiries.ts';
import { fill } from '../../i18n/texts.ts';
import styles from './sell-form.module.css';
import type { Photographs } from './use-photographs.ts';

/** The formats that the shop's server accepts. The browser converts others to JPEG if it can open them. */
const serverTypes = 'image/jpeg,image/png,image/webp';
const browserTypes = `${serverTypes},image/avif`;

interface PhotographPickerProps {
  photographs: Photographs;
  words: Words<'sell'>['sell'];
}

/** Photographs that are chosen, taken or dropped, each with a preview. Without JavaScript, a plain file field. */
export function PhotographPicker({ photographs, words }: PhotographPickerProps) {
  const picker = useRef<HTMLFieldSetElement>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    photographs.add(event.dataTransfer.files);
  }

  function remove(id: number) {
    photographs.remove(id);
    // The clicked button is removed with its photograph.
    picker.current?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <fieldset
      ref={picker}
      className={clsx('stack', styles.picker)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <legend className="small">{words.upload.legend}</legend>
      <p className="small">{fill(words.upload.hint, { max: MAX_PHOTOGRAPHS })}</p>
      <div className="cluster" data-needs-script>
        <FileButton label={words.upload.choose} onChoose={photographs.add} />
        <FileButton label={words.upload.take} capture="environment" onChoose={photographs.add} />
      </div>
      <label className={styles.plain} data-without-script>
        {words.upload.choose}
        <input type="file" name="photographs" accept={serverTypes} multiple />
      </label>
      <p className="small" data-without-script>
        {fill(words.upload.asTheyAre, { max: MAX_PHOTOGRAPH_MB })}
      </p>
      <div role="status">
        {photographs.problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {photographs.photographs.length > 0 && (
        <ul className={styles.photographs} aria-label={words.upload.legend}>
          {photographs.photographs.map(({ id, image }, index) => (
            <li key={id} className={styles.photograph}>
              <Preview image={image} label={fill(words.upload.photograph, { number: index + 1 })} />
              <button
                type="button"
                className="icon-button"
                aria-label={fill(words.upload.remove, { number: index + 1 })}
                onClick={() => remove(id)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

interface FileButtonProps {
  label: string;
  /** Takes one photograph with this camera instead of choosing files. */
  capture?: 'environment';
  onChoose: (files: Iterable<File>) => void;
}

function FileButton({ label, capture, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={browserTypes}
        multiple={!capture}
        capture={capture}
        hidden
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files ?? []);
          // Allows the visitor to choose the same file again.
          currentTarget.value = '';
        }}
      />
      <Button look="quiet" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
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
