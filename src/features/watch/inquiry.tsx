import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { ErrorBoundary, type ErrorTexts } from '../../components/error-boundary/error-boundary.tsx';
import { InquiryDialog, type InquiryDialogTexts } from '../../components/inquiry-dialog/inquiry-dialog.tsx';
import { usePendingSubmit } from '../../components/pending-submit/use-pending-submit.ts';
import { ToastRegion, type ToastTexts } from '../../components/toast/toast-region.tsx';
import { createToastStore } from '../../components/toast/toast-store.ts';
import styles from './inquiry.module.css';

/** Every text of the actions, in the page's language. */
export interface InquiryTexts {
  inquire: string;
  sentTitle: string;
  sentDescription: string;
  contactUs: string;
  toast: ToastTexts;
  error: ErrorTexts;
  /** Nothing where forms send nothing. */
  dialog: InquiryDialogTexts | undefined;
}

/** The form of the button that inquires: a button elsewhere in the page may submit it, too. */
export const inquiryFormId = 'inquire';

interface InquiryProps {
  texts: InquiryTexts;
  /** Its name is Latin in every language. */
  watch: { id: string; name: string };
  contactHref: string;
}

/**
 * The actions of a watch's page: inquire, or go to the contact page. Where forms send nothing, to inquire only shows a
 * toast; where they send, it opens a dialog, and the toast follows when the words have arrived.
 */
export function Inquiry({ texts, watch, contactHref }: InquiryProps) {
  const [toasts] = useState(createToastStore);
  const dialog = useRef<HTMLDialogElement>(null);
  const thank = () => toasts.add(texts.sentTitle, texts.sentDescription);
  const dialogTexts = import.meta.env.INQUIRIES_ENDPOINT ? texts.dialog : undefined;
  return (
    // One root element: `client:visible` observes every child of an island, and the toast region is always visible.
    <div>
      <ErrorBoundary texts={texts.error}>
        <div className={styles.actions}>
          <InquireButton onInquire={dialogTexts ? () => dialog.current?.showModal() : thank}>
            {texts.inquire}
          </InquireButton>
          <ButtonLink look="quiet" href={contactHref}>
            {texts.contactUs}
          </ButtonLink>
        </div>
        {import.meta.env.INQUIRIES_ENDPOINT && dialogTexts && (
          <InquiryDialog ref={dialog} kind="inquiry" watches={[watch]} texts={dialogTexts} onSent={thank} />
        )}
      </ErrorBoundary>
      <ToastRegion store={toasts} texts={texts.toast} />
    </div>
  );
}

/** A form without fields, because a form can be submitted before it is hydrated, and answered afterwards. */
function InquireButton({ onInquire, children }: { onInquire: () => void; children: ReactNode }) {
  const { form, clearPending } = usePendingSubmit();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    clearPending();
    onInquire();
  }
  return (
    <form
      ref={form}
      id={inquiryFormId}
      className={styles.form}
      method="dialog"
      data-needs-script
      onSubmit={submit}
      suppressHydrationWarning
    >
      <Button type="submit">{children}</Button>
    </form>
  );
}
