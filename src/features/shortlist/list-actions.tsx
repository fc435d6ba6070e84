import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { AskActions } from './ask-actions.tsx';
import type { ComparedWatch } from './compared-watch.ts';
import styles from './list-actions.module.css';
import { listUrl } from './list-url.ts';
import type { ShortlistTexts } from './shortlist-texts.ts';
import { writeKept } from './use-kept-ids.ts';

interface ListActionsProps {
  texts: ShortlistTexts;
  watches: readonly ComparedWatch[];
  /** The ids of the visitor's own list. */
  kept: readonly string[];
  shop: { whatsapp: string; email: string };
  /** Called once a question about the list has arrived. */
  onSent: () => void;
}

/** What can be done with a whole list: ask about it, pass it on, and keep one that came with a link. */
export function ListActions({ texts, watches, kept, shop, onSent }: ListActionsProps) {
  const [done, setDone] = useState<'copied' | 'copy-failed' | 'kept'>();
  const summaries = watches.map(({ summary }) => summary);
  const ids = summaries.map(({ id }) => id);
  const url = listUrl(location.href, ids);
  const isNew = ids.some((id) => !kept.includes(id));
  const copy = async () => setDone((await copyText(url)) ? 'copied' : 'copy-failed');
  const keep = () => {
    writeKept([...kept, ...ids.filter((id) => !kept.includes(id))]);
    setDone('kept');
  };
  return (
    <div className={styles.actions}>
      <AskActions texts={texts} summaries={summaries} url={url} shop={shop} onSent={onSent} />
      <Button look="quiet" onClick={copy}>
        {texts.copyLink}
      </Button>
      {/* It stays once it was pressed: it has the focus. */}
      {(isNew || done === 'kept') && (
        <Button look="quiet" onClick={keep}>
          {texts.keepThese}
        </Button>
      )}
      <p className={styles.done} role="status">
        {done === 'copied' && texts.linkCopied}
        {done === 'kept' && texts.keptThese}
        {done === 'copy-failed' && `${texts.copyByHand} ${url}`}
      </p>
    </div>
  );
}

/** Whether the browser let a text be copied: it may not, and without HTTPS there is no clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
