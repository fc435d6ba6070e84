import clsx from 'clsx';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../../components/contact-links/contact-urls.ts';
import { writeShortlist } from '../../components/heart/shortlist.ts';
import { type Toast, useToast } from '../../components/toast/toast.tsx';
import type { Words } from '../../content/words/translate.ts';
import { watchIdPattern } from '../../i18n/routes.ts';
import { useFormContext } from '../../inquiries/form-context.tsx';
import { InquiryDialog } from '../../inquiries/inquiry-dialog.tsx';
import type { ComparedWatch } from './compare-watches.ts';
import styles from './shortlist.module.css';

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

/** The parameter that names a watch, repeated for each: `/shortlist?watch=<id>&watch=<id>`. */
const parameter = 'watch';

/**
 * Reads the list of a shared link.
 *
 * @param query such as `?watch=rolex-submariner-1967`
 * @returns the ids, each once; `undefined` if the query names no watch. A link may contain any text, so what is no id is left out.
 */
export function readSharedIds(query: string): string[] | undefined {
  const ids = new URLSearchParams(query).getAll(parameter).filter((id) => watchIdPattern.test(id));
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

/** A link that opens a list on this page in any browser. */
export function shortlistUrl(ids: readonly string[]): string {
  return `${location.origin}${location.pathname}?${new URLSearchParams(ids.map((id) => [parameter, id]))}`;
}
