import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { ErrorBoundary, type ErrorTexts } from '../../components/error-boundary/error-boundary.tsx';
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
}

/** The actions of a watch's page: inquire (by default this only shows a toast and sends nothing), or go to the contact page. */
export function Inquiry({ texts, contactHref }: { texts: InquiryTexts; contactHref: string }) {
  const [toasts] = useState(createToastStore);
  return (
    // One root element: `client:visible` observes every child of an island, and the toast region is always visible.
    <div>
      <ErrorBoundary texts={texts.error}>
        <div className={styles.actions}>
          <InquireButton onInquire={() => toasts.add(texts.sentTitle, texts.sentDescription)}>
            {texts.inquire}
          </InquireButton>
          <ButtonLink look="quiet" href={contactHref}>
            {texts.contactUs}
          </ButtonLink>
        </div>
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
    <form ref={form} method="dialog" data-needs-script onSubmit={submit} suppressHydrationWarning>
      <Button type="submit">{children}</Button>
    </form>
  );
}
