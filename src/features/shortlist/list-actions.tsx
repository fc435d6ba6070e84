import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Toast } from '../../components/toast/toast.tsx';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Words } from '../../i18n/pick-words.ts';
import { AskActions, type AskActionsProps } from './ask-actions.tsx';
import styles from './list-actions.module.css';
import { listUrl } from './shared-list.ts';
import { writeKeptIds } from './use-kept-ids.ts';

interface ListActionsProps extends Pick<AskActionsProps, 'shop' | 'delivery' | 'onSent'> {
  words: Words<'shortlist' | 'error' | 'form'>;
  watches: readonly WatchSummary[];
  /** The ids of the visitor's own list. */
  kept: readonly string[];
  /** Whether the list was opened from a link. */
  isShared: boolean;
  showToast: (toast: Toast) => void;
}

/** Actions on a whole list: ask about it, share it, and keep a shared one. */
export function ListActions({ words, watches, kept, isShared, showToast, ...ask }: ListActionsProps) {
  const [urlToCopy, setUrlToCopy] = useState<string>();
  const ids = watches.map(({ id }) => id);
  const url = listUrl(location.href, ids);

  async function copyLink() {
    const isCopied = await copyText(url);
    setUrlToCopy(isCopied ? undefined : url);
    if (isCopied) showToast({ title: words.shortlist.linkCopied });
  }

  function keepAll() {
    writeKeptIds([...new Set([...kept, ...ids])]);
    showToast({ title: words.shortlist.keptThese });
  }

  return (
    <div className={styles.actions}>
      <AskActions words={words} watches={watches} url={url} {...ask} />
      <Button look="quiet" onClick={copyLink}>
        {words.shortlist.copyLink}
      </Button>
      {isShared && (
        <Button look="quiet" onClick={keepAll}>
          {words.shortlist.keepThese}
        </Button>
      )}
      <p className={styles.byHand} role="status">
        {urlToCopy === url && (
          <>
            {words.shortlist.copyByHand} <LeftToRight>{url}</LeftToRight>
          </>
        )}
      </p>
    </div>
  );
}

/** Copies a text. Returns `false` if the browser refuses; without HTTPS there is no clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
