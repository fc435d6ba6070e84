import clsx from 'clsx';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { writeShortlist } from '../../components/heart/shortlist.ts';
import { type Toast, useToast } from '../../components/toast/toast.tsx';
import type { Words } from '../../content/words/translate.ts';
import { useFormContext } from '../../inquiries/form-context.tsx';
import { InquiryDialog } from '../../inquiries/inquiry-dialog.tsx';
import type { ComparedWatch } from './compare-watches.ts';
import styles from './shortlist.module.css';
import { shortlistUrl } from './shortlist-url.ts';

interface ListActionsProps {
  words: Words<'shortlist'>['shortlist'];
  watches: readonly ComparedWatch[];
  /** The ids of the visitor's own list. */
  kept: readonly string[];
  isShared: boolean;
  thanks: Pick<Toast, 'title' | 'description'>;
}

/** Actions on a whole list: ask about it, and keep a shared one. */
export function ListActions({ words, watches, kept, isShared, thanks }: ListActionsProps) {
  const showToast = useToast();
  const ids = watches.map(({ id }) => id);

  function keepAll() {
    writeShortlist([...new Set([...kept, ...ids])]);
    showToast({ title: words.keptThese });
  }

  return (
    <div className={clsx('cluster screen-only', styles.actions)}>
      <AskActions words={words} watches={watches} url={shortlistUrl(ids)} thanks={thanks} />
      {isShared && (
        <Button look="quiet" onClick={keepAll}>
          {words.keepThese}
        </Button>
      )}
    </div>
  );
}

interface AskActionsProps extends Pick<ListActionsProps, 'words' | 'watches' | 'thanks'> {
  url: string;
}

/** Ways to ask about a list: on WhatsApp, and by email or, if forms send, in a dialog. */
function AskActions({ words, watches, url, thanks }: AskActionsProps) {
  const { sends, ways } = useFormContext().delivery;
  const named = watches.map(({ id, name }) => ({ id, name }));
  const message = [words.message, ...named.map(({ name }) => `– ${name}`), url].join('\n');
  const onWhatsApp = (
    <ButtonLink look={sends ? 'quiet' : 'primary'} href={whatsAppUrl(ways.whatsApp.number, message)}>
      {words.ask}
    </ButtonLink>
  );
  if (!sends)
    return (
      <>
        {onWhatsApp}
        <ButtonLink look="quiet" href={emailUrl(ways.email.address, ways.email.subject, message)}>
          {words.askByEmail}
        </ButtonLink>
      </>
    );
  return (
    <>
      <InquiryDialog kind="shortlist" title={words.inquire} watches={named} thanks={thanks}>
        {(open) => <Button onClick={open}>{words.inquire}</Button>}
      </InquiryDialog>
      {onWhatsApp}
    </>
  );
}
