import { Button } from '../../components/button/button.tsx';
import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../i18n/pick-words.ts';
import styles from './shortlist.module.css';

interface GoneNoticeProps {
  words: Words<'shortlist'>;
  /** The ids that no longer exist. */
  gone: readonly string[];
  /** Only in the visitor's own list. */
  onRemove: (() => void) | undefined;
}

/** Says which watches of the list no longer exist. */
export function GoneNotice({ words, gone, onRemove }: GoneNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{isolateLatin(fill(words.shortlist.gone, { watches: gone.map(nameOf).join(', ') }))}</p>
      {onRemove && (
        <Button look="quiet" onClick={onRemove}>
          {words.shortlist.removeGone}
        </Button>
      )}
    </div>
  );
}

/** The name in an id, for a watch that no longer has a file: `Cartier Tank 1976` for `cartier-tank-1976`. */
function nameOf(id: string): string {
  return id.replaceAll('-', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Says that some watches failed to load. */
export function FailedNotice({ words, onRetry }: { words: Words<'shortlist' | 'error'>; onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{words.shortlist.loadFailed}</p>
      <Button look="quiet" onClick={onRetry}>
        {words.error.retry}
      </Button>
    </div>
  );
}
