import { type DragEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/button/button.tsx';
import { PhotographItem, type PhotographItemTexts } from './photograph-item.tsx';
import styles from './photograph-picker.module.css';
import type { LeftOut, Photograph, PhotographStore } from './photograph-store.ts';

/** The texts of choosing and sending photographs; `{{name}}` is filled in here. */
export interface PhotographTexts extends PhotographItemTexts {
  legend: string;
  hint: string;
  choose: string;
  take: string;
  tooMany: string;
  cannotRead: string;
}

const none: readonly Photograph[] = [];
/** What the shop's server can open. */
const types = 'image/jpeg,image/png,image/webp,image/avif';

interface PhotographPickerProps {
  store: PhotographStore;
  texts: PhotographTexts;
  /** Whether the words are sent: from then on their number is fixed. */
  closed: boolean;
}

/** Photographs, chosen, taken or dropped, each with a preview. Without JavaScript a plain field for files. */
export function PhotographPicker({ store, texts, closed }: PhotographPickerProps) {
  const photographs = useSyncExternalStore(store.subscribe, store.read, () => none);
  const [problems, setProblems] = useState<string[]>([]);
  const choose = useRef<HTMLInputElement>(null);
  const take = useRef<HTMLInputElement>(null);
  const fileId = useId();

  async function add(files: readonly File[]) {
    const leftOut = await store.add(files);
    setProblems([...new Set(leftOut.flatMap((each) => sentenceOf(each, texts)))]);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  }

  function input(ref: typeof choose, label: string, capture?: 'environment') {
    return (
      <>
        <input
          ref={ref}
          type="file"
          accept={types}
          multiple={!capture}
          capture={capture}
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button look="quiet" disabled={closed} onClick={() => ref.current?.click()}>
          {label}
        </Button>
      </>
    );
  }

  return (
    <fieldset className={styles.picker} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend className={styles.legend}>{texts.legend}</legend>
      <p className={styles.hint}>{texts.hint}</p>
      <div className={styles.buttons} data-needs-script>
        {input(choose, texts.choose)}
        {input(take, texts.take, 'environment')}
      </div>
      <label className={styles.plain} htmlFor={fileId} data-without-script>
        {texts.choose}
        <input id={fileId} type="file" name="photographs" accept={types} multiple />
      </label>
      <div role="status">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {photographs.length > 0 && (
        <ul className={styles.list} aria-label={texts.legend}>
          {photographs.map((photograph) => (
            <PhotographItem
              key={photograph.number}
              photograph={photograph}
              texts={texts}
              onRemove={() => store.remove(photograph.number)}
              onRetry={() => store.retry(photograph.number)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function sentenceOf({ file, reason }: LeftOut, texts: PhotographTexts): string[] {
  if (reason === 'unreadable') return [texts.cannotRead.replace('{{name}}', file.name)];
  // While the form is being sent, the buttons can't be pressed: that says it.
  return reason === 'full' ? [texts.tooMany] : [];
}
