import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { nameWithYear } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../../inquiries/delivery.ts';
import { InquiryDialog } from '../../inquiries/inquiry-dialog/inquiry-dialog.tsx';
import { listMessage } from './shared-list.ts';

export interface AskActionsProps {
  words: Words<'shortlist' | 'error' | 'form'>;
  watches: readonly WatchSummary[];
  /** A link that opens the list in any browser. */
  url: string;
  shop: { whatsapp: string; email: string };
  /** `undefined` if the forms send nothing. */
  delivery: Delivery | undefined;
  /** Called after an inquiry has been sent. */
  onSent: () => void;
}

/** Ways to ask about a whole list: on WhatsApp, and by email or, if forms send, in a dialog. */
export function AskActions({ words, watches, url, shop, delivery, onSent }: AskActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const message = listMessage(words.shortlist.message, watches, url);
  const whatsAppHref = whatsAppUrl(shop.whatsapp, message);
  if (!delivery)
    return (
      <>
        <ButtonLink href={whatsAppHref}>{words.shortlist.ask}</ButtonLink>
        <ButtonLink look="quiet" href={emailUrl(shop.email, words.shortlist.emailSubject, message)}>
          {words.shortlist.askByEmail}
        </ButtonLink>
      </>
    );
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.shortlist.inquire}</Button>
      <ButtonLink look="quiet" href={whatsAppHref}>
        {words.shortlist.ask}
      </ButtonLink>
      <InquiryDialog
        kind="shortlist"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.shortlist.inquire}
        watches={watches.map((watch) => ({ id: watch.id, name: nameWithYear(watch) }))}
        delivery={delivery}
        words={words}
        onSent={onSent}
      />
    </>
  );
}
