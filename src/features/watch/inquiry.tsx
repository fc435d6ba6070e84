import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { useEarlyPress } from '../../components/early-press/use-early-press.ts';
import { ErrorBoundary, type ErrorTexts } from '../../components/error-boundary/error-boundary.tsx';
import { ToastRegion, type ToastTexts } from '../../components/toast/toast-region.tsx';
import { createToastStore } from '../../components/toast/toast-store.ts';
import styles from './inquiry.module.css';

/** Every word of the actions, in the page's language. */
export interface InquiryTexts {
  inquire: string;
  sentTitle: string;
  sentDescription: string;
  contactUs: string;
  toast: ToastTexts;
  error: ErrorTexts;
}

/** What one can do about a watch: ask (which by default only says thanks, and sends nothing), or go to the contact page. */
export function Inquiry({ texts, contactHref }: { texts: InquiryTexts; contactHref: string }) {
  const [toasts] = useState(createToastStore);
  return (
    // One root: Astro watches each child of an island, and the notices are always in view.
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

/** A form without fields, because a form remembers a press from before it came to life. */
function InquireButton({ onInquire, children }: { onInquire: () => void; children: ReactNode }) {
  const { form, forget } = useEarlyPress();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    forget();
    onInquire();
  }
  return (
    <form ref={form} method="dialog" data-needs-script onSubmit={submit} suppressHydrationWarning>
      <Button type="submit">{children}</Button>
    </form>
  );
}
