import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { WithToast } from '../../components/toast/toast.tsx';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../../inquiries/delivery.ts';
import { InquiryDialog } from '../../inquiries/inquiry-dialog/inquiry-dialog.tsx';
import { usePendingSubmit } from '../../inquiries/pending-submit/use-pending-submit.ts';
import styles from './inquiry.module.css';

/** Every text of the actions, in the page's language. */
export interface InquiryTexts {
  inquire: string;
  sentTitle: string;
  sentDescription: string;
  contactUs: string;
}

/** The form of the button that inquires: a button elsewhere in the page may submit it, too. */
export const inquiryFormId = 'inquire';

interface InquiryProps {
  texts: InquiryTexts;
  words: Words<'error' | 'form' | 'toast'>;
  /** `undefined` if the forms send nothing. */
  delivery: Delivery | undefined;
  /** Its name is Latin in every language. */
  watch: { id: string; name: string };
  contactHref: string;
}

/**
 * The actions of a watch's page: inquire, or go to the contact page. Where forms send nothing, to inquire only shows a
 * toast; where they send, it opens a dialog, and the toast follows when the words have arrived.
 */
export function Inquiry({ texts, ...rest }: InquiryProps) {
  return (
    <WithToast words={rest.words}>
      {(addToast) => (
        <Actions
          texts={texts}
          {...rest}
          onSent={() => addToast({ title: texts.sentTitle, description: texts.sentDescription })}
        />
      )}
    </WithToast>
  );
}

function Actions({ texts, words, delivery, watch, contactHref, onSent }: InquiryProps & { onSent: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        <InquireButton onInquire={delivery ? () => setIsOpen(true) : onSent}>{texts.inquire}</InquireButton>
        <ButtonLink look="quiet" href={contactHref}>
          {texts.contactUs}
        </ButtonLink>
      </div>
      {delivery && (
        <InquiryDialog
          kind="inquiry"
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={texts.inquire}
          watches={[watch]}
          delivery={delivery}
          words={words}
          onSent={onSent}
        />
      )}
    </>
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
