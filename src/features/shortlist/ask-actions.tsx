import { useRef } from 'react';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const message = listMessage(texts.message, summaries, url);
  const whatsAppHref = whatsAppUrl(shop.whatsapp, message);
  if (!import.meta.env.INQUIRIES_ENDPOINT || !texts.dialog)
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
      <Button onClick={() => dialog.current?.showModal()}>{texts.dialog.title}</Button>
      <ButtonLink look="quiet" href={whatsAppHref}>
        {texts.ask}
      </ButtonLink>
      <InquiryDialog
        ref={dialog}
        kind="shortlist"
        watches={summaries.map((watch) => ({ id: watch.id, name: nameWithYear(watch) }))}
        texts={texts.dialog}
        onSent={onSent}
      />
    </>
  );
}
