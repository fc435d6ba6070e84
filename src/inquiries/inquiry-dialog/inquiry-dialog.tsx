import { type Ref, useId, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DialogHead } from '../../components/dialog-head/dialog-head.tsx';
import { RequiredLegend } from '../../components/field/field.tsx';
import { LeftToRight } from '../../components/left-to-right/left-to-right.tsx';
import { ContactFields, type ContactTexts, MessageField } from '../inquiry-form/contact-fields.tsx';
import type { DeliveryTexts } from '../inquiry-form/delivery-texts.ts';
import { FailureNotice, InquiryForm } from '../inquiry-form/inquiry-form.tsx';
import { sendInquiry } from '../inquiry-form/send-inquiry.ts';
import { useSubmission } from '../inquiry-form/use-submission.ts';
import styles from './inquiry-dialog.module.css';

/** Every text of the dialog, in the page's language. */
export interface InquiryDialogTexts extends ContactTexts {
  title: string;
  close: string;
  send: string;
  submitting: string;
  delivery: DeliveryTexts;
}

interface InquiryDialogProps {
  ref: Ref<HTMLDialogElement>;
  kind: 'inquiry' | 'shortlist';
  /** What is asked about: names are Latin in every language. */
  watches: { id: string; name: string }[];
  texts: InquiryDialogTexts;
  /** Called once the words have arrived and the dialog is closed. */
  onSent: () => void;
}

/** Asks for name, email, phone and message, and sends them. Without JavaScript it stands in the page as a plain form. */
export function InquiryDialog({ ref, kind, watches, texts, onSent }: InquiryDialogProps) {
  const title = useId();
  const shownAt = useRef(0);
  const { form, state, failure, submit } = useSubmission(send, () => {
    form.current?.closest('dialog')?.close();
    onSent();
  });
  const submitting = state === 'submitting';

  async function send(element: HTMLFormElement) {
    await sendInquiry(element, {}, { shownAt: shownAt.current });
  }

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={title}
      onToggle={() => {
        shownAt.current = performance.now();
      }}
    >
      <DialogHead id={title} title={texts.title} close={texts.close} className={styles.head} />
      <ul className={styles.watches}>
        {watches.map(({ id, name }) => (
          <li key={id}>
            <LeftToRight>{name}</LeftToRight>
          </li>
        ))}
      </ul>
      <InquiryForm
        kind={kind}
        watches={watches.map(({ id }) => id)}
        delivery={texts.delivery}
        ref={form}
        className={styles.form}
        aria-labelledby={title}
        onSubmit={submit}
      >
        <RequiredLegend>{texts.required}</RequiredLegend>
        <ContactFields texts={texts} />
        <MessageField texts={texts} />
        {state === 'failed' && <FailureNotice failure={failure} delivery={texts.delivery} />}
        <Button type="submit" disabled={submitting}>
          {submitting ? texts.submitting : texts.send}
        </Button>
        <p className="visually-hidden" role="status">
          {submitting && texts.submitting}
        </p>
      </InquiryForm>
    </dialog>
  );
}
