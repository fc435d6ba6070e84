import clsx from 'clsx';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { writeShortlist } from '../../components/heart/shortlist.ts';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import type { Toast } from '../../components/toast/toast.tsx';
import { nameWithYear } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../../inquiries/delivery.ts';
import { InquiryDialog } from '../../inquiries/inquiry-dialog/inquiry-dialog.tsx';
import styles from './shortlist.module.css';
import { shortlistUrl } from './shortlist-url.ts';

export interface ListActionsProps {
  words: Words<'shortlist' | 'error' | 'form'>;
  watches: readonly WatchSummary[];
  /** The ids of the visitor's own list. */
  kept: readonly string[];
  /** Whether the list was opened from a link. */
  isShared: boolean;
  shop: { whatsapp: string; email: string };
  /** `undefined` if the forms send nothing. */
  delivery: Delivery | undefined;
  /** Called after an inquiry has been sent. */
  onSent: () => void;
  showToast: (toast: Toast) => void;
}

/** Actions on a whole list: ask about it, share it, and keep a shared one. */
export function ListActions({ kept, isShared, showToast, ...ask }: ListActionsProps) {
  const [urlToCopy, setUrlToCopy] = useState<string>();
  const { shortlist } = ask.words;
  const ids = ask.watches.map(({ id }) => id);
  const url = shortlistUrl(ids);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url);
      setUrlToCopy(undefined);
      showToast({ title: shortlist.linkCopied });
    } catch {
      // The browser refuses, or has no clipboard, because the page came without HTTPS.
      setUrlToCopy(url);
    }
  }

  function keepAll() {
    writeShortlist([...new Set([...kept, ...ids])]);
    showToast({ title: shortlist.keptThese });
  }

  return (
    <div className={clsx('cluster screen-only', styles.actions)}>
      <AskActions url={url} {...ask} />
      <Button look="quiet" onClick={copyLink}>
        {shortlist.copyLink}
      </Button>
      {isShared && (
        <Button look="quiet" onClick={keepAll}>
          {shortlist.keepThese}
        </Button>
      )}
      <p className={clsx('small', styles.byHand)} role="status">
        {urlToCopy === url && (
          <>
            {shortlist.copyByHand} <LeftToRight>{url}</LeftToRight>
          </>
        )}
      </p>
    </div>
  );
}

type AskActionsProps = Omit<ListActionsProps, 'kept' | 'isShared' | 'showToast'> & { url: string };

/** Ways to ask about a list: on WhatsApp, and by email or, if forms send, in a dialog. */
function AskActions({ words, watches, url, shop, delivery, onSent }: AskActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { shortlist } = words;
  const named = watches.map((watch) => ({ id: watch.id, name: nameWithYear(watch) }));
  const message = [shortlist.message, ...named.map(({ id, name }) => `– ${name} (${id})`), url].join('\n');
  return (
    <>
      {delivery && <Button onClick={() => setIsOpen(true)}>{shortlist.inquire}</Button>}
      <ButtonLink look={delivery ? 'quiet' : 'primary'} href={whatsAppUrl(shop.whatsapp, message)}>
        {shortlist.ask}
      </ButtonLink>
      {delivery ? (
        <InquiryDialog
          kind="shortlist"
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={shortlist.inquire}
          watches={named}
          delivery={delivery}
          words={words}
          onSent={onSent}
        />
      ) : (
        <ButtonLink look="quiet" href={emailUrl(shop.email, shortlist.emailSubject, message)}>
          {shortlist.askByEmail}
        </ButtonLink>
      )}
    </>
  );
}
