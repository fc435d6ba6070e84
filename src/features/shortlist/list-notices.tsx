import { Button } from '../../components/button/button.tsx';
import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../i18n/pick-words.ts';
import styles from './shortlist.module.css';
import { writeKeptIds } from './use-kept-ids.ts';

interface GoneNoticeProps {
  words: Words<'shortlist'>;
  /** The ids that no longer exist. */
  gone: readonly string[];
  kept: readonly string[];
  /** Whether this is the visitor's own list. */
  canRemove: boolean;
}

/** Says which watches of the list no longer exist. */
export function GoneNotice({ words, gone, kept, canRemove }: GoneNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{isolateLatin(fill(words.shortlist.gone, { watches: gone.map(nameOf).join(', ') }))}</p>
      {canRemove && (
        <Button look="quiet" onClick={() => writeKeptIds(kept.filter((id) => !gone.includes(id)))}>
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
