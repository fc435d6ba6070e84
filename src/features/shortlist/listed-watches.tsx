import clsx from 'clsx';
import { readShortlist, writeShortlist } from '../../components/heart/shortlist.ts';
import { type Toast, useToast } from '../../components/toast/toast.tsx';
import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Words } from '../../content/words/translate.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ComparedWatches } from './comparison.tsx';
import { ListActions } from './list-actions.tsx';
import styles from './shortlist.module.css';
import type { useShownWatches } from './use-shown-watches.ts';

export interface ListProps {
  locale: Locale;
  words: Words<'shortlist' | 'gallery' | 'catalog' | 'error' | 'form' | 'send' | 'toast'>;
  /** The label of the link to the catalogue. */
  collectionLabel: string;
  thanks: Pick<Toast, 'title' | 'description'>;
}

type Shown = Pick<ReturnType<typeof useShownWatches>, 'watches' | 'data' | 'isShared'>;

interface ListedWatchesProps extends ListProps, Shown {
  /** The ids of the visitor's own list. */
  kept: readonly string[];
  /** Called before a focused button disappears. */
  moveFocus: () => void;
}

/** The watches of the list, one as a card, several side by side, and what to do with them. `null` if there are none. */
export function ListedWatches(props: ListedWatchesProps) {
  const { locale, words, thanks, watches, data, isShared, kept, moveFocus } = props;
  const showToast = useToast();
  const [first] = watches;
  if (!first || !data) return null;
  const isSingle = watches.length === 1;

  function showRemoved(watch: WatchSummary, index: number) {
    if (isShared) return;
    moveFocus();
    const undo = () => {
      moveFocus();
      // The list may have changed since, here or in another tab.
      const now = readShortlist();
      if (!now.includes(watch.id)) writeShortlist([...now.slice(0, index), watch.id, ...now.slice(index)]);
    };
    const action = { label: words.shortlist.undo, onPress: undo };
    showToast({ title: words.shortlist.removed, description: watchName(watch), action });
  }

  return (
    <div className={clsx('apart', isSingle && ['card-grid', styles.single])}>
      {isSingle ? (
        <WatchCard
          locale={locale}
          watch={first}
          heading="h2"
          first
          sizes="(min-width: 38rem) 20rem, 90vw"
          hasHeart
          onRemove={(index) => showRemoved(first, index)}
        />
      ) : (
        <ComparedWatches locale={locale} words={words} watches={watches} comparison={data} onRemove={showRemoved} />
      )}
      <ListActions words={words.shortlist} watches={watches} kept={kept} isShared={isShared} thanks={thanks} />
    </div>
  );
}
