import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { nameWithYear } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { InquiryDialog } from '../../inquiries/inquiry-dialog/inquiry-dialog.tsx';
import { listMessage } from './list-message.ts';
import type { ShortlistTexts } from './shortlist-texts.ts';

interface AskActionsProps {
  texts: ShortlistTexts;
  summaries: readonly WatchSummary[];
  /** What opens the list for anybody. */
  url: string;
  shop: { whatsapp: string; email: string };
  /** Called once a question has arrived. */
  onSent: () => void;
}

/** How to ask about a whole list: on WhatsApp, and by email, or where forms send, in a dialog. */
export function AskActions({ texts, summaries, url, shop, onSent }: AskActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const message = listMessage(texts.message, summaries, url);
  const whatsAppHref = whatsAppUrl(shop.whatsapp, message);
  if (!texts.delivery)
    return (
      <>
        <ButtonLink href={whatsAppHref}>{texts.ask}</ButtonLink>
        <ButtonLink look="quiet" href={emailUrl(shop.email, texts.emailSubject, message)}>
          {texts.askByEmail}
        </ButtonLink>
      </>
    );
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.inquire}</Button>
      <ButtonLink look="quiet" href={whatsAppHref}>
        {texts.ask}
      </ButtonLink>
      <InquiryDialog
        kind="shortlist"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.inquire}
        watches={summaries.map((watch) => ({ id: watch.id, name: nameWithYear(watch) }))}
        delivery={texts.delivery}
        words={texts.words}
        onSent={onSent}
      />
    </>
  );
}
