import { Button } from '../../components/button/button.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import styles from './shortlist.module.css';
import type { ShortlistTexts } from './shortlist-texts.ts';
import { writeKept } from './use-kept-ids.ts';

interface GoneNoticeProps {
  texts: ShortlistTexts;
  /** The ids that no longer exist. */
  gone: readonly string[];
  kept: readonly string[];
  /** Whether this is the visitor's own list. */
  canRemove: boolean;
}

/** Says which watches of the list no longer exist. */
export function GoneNotice({ texts, gone, kept, canRemove }: GoneNoticeProps) {
  const [before, after] = texts.gone.split('{{watches}}');
  return (
    <div className={styles.notice}>
      <p>
        {before}
        <LeftToRight lang="en">{gone.map(nameOf).join(', ')}</LeftToRight>
        {after}
      </p>
      {canRemove && (
        <Button look="quiet" onClick={() => writeKept(kept.filter((id) => !gone.includes(id)))}>
          {texts.removeGone}
        </Button>
      )}
    </div>
  );
}

/** What an id such as `cartier-tank-1976` says of a watch that has no file any more: `Cartier Tank 1976`. */
function nameOf(id: string): string {
  return id.replaceAll('-', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Says that watches are missing only because they could not be loaded. */
export function FailedNotice({ texts, onRetry }: { texts: ShortlistTexts; onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{texts.loadFailed}</p>
      <Button look="quiet" onClick={onRetry}>
        {texts.words.error.retry}
      </Button>
    </div>
  );
}
