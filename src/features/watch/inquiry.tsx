import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
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
    <>
      <ErrorBoundary texts={texts.error}>
        <p className={styles.actions}>
          <Button data-needs-script onClick={() => toasts.add(texts.sentTitle, texts.sentDescription)}>
            {texts.inquire}
          </Button>
          <ButtonLink look="quiet" href={contactHref}>
            {texts.contactUs}
          </ButtonLink>
        </p>
      </ErrorBoundary>
      <ToastRegion store={toasts} texts={texts.toast} />
    </>
  );
}
