import { Button } from '../../components/button/button.tsx';
import type { ErrorTexts } from '../../components/error-boundary/error-boundary.tsx';
import { RequiredLegend } from '../../components/field/field.tsx';
import { ContactFields, type ContactTexts, MessageField } from '../../inquiries/inquiry-form/contact-fields.tsx';
import type { DeliveryTexts } from '../../inquiries/inquiry-form/delivery-texts.ts';
import { FailureNotice, InquiryForm } from '../../inquiries/inquiry-form/inquiry-form.tsx';
import { useSubmission } from '../../inquiries/inquiry-form/use-submission.ts';
import { ToastIsland } from '../../components/toast/toast-island.tsx';
import type { ToastTexts } from '../../components/toast/toast-region.tsx';
import { deliver } from './deliver.ts';
import styles from './signup-form.module.css';

/** Every text of the form, in the page's language. */
export interface SignupFormTexts extends ContactTexts {
  submit: string;
  submitting: string;
  successTitle: string;
  successDescription: string;
  toast: ToastTexts;
  error: ErrorTexts;
  /** Nothing where forms send nothing. */
  delivery: DeliveryTexts | undefined;
}

/** The sign-up form with its toasts. An island, hydrated when it becomes visible. */
export function SignupForm({ texts, labelledBy }: { texts: SignupFormTexts; labelledBy: string }) {
  return (
    <ToastIsland texts={texts}>
      {(addToast) => (
        <Fields
          texts={texts}
          labelledBy={labelledBy}
          onDelivered={() => addToast(texts.successTitle, texts.successDescription)}
        />
      )}
    </ToastIsland>
  );
}

interface FieldsProps {
  texts: SignupFormTexts;
  labelledBy: string;
  onDelivered: () => void;
}

function Fields({ texts, labelledBy, onDelivered }: FieldsProps) {
  const { form, state, failure, submit } = useSubmission(deliver, onDelivered);
  const submitting = state === 'submitting';
  return (
    <InquiryForm
      kind="signup"
      delivery={texts.delivery}
      ref={form}
      className={styles.form}
      aria-labelledby={labelledBy}
      onSubmit={submit}
    >
      <RequiredLegend>{texts.required}</RequiredLegend>
      <ContactFields texts={texts} />
      <MessageField texts={texts} />
      <div className={styles.end}>
        <Button type="submit" disabled={submitting}>
          {submitting ? texts.submitting : texts.submit}
        </Button>
        <p className={styles.sent} role="status">
          {submitting && <span className="visually-hidden">{texts.submitting}</span>}
          {state === 'failed' && !texts.delivery && texts.error.text}
        </p>
        {/* The toast is announced and disappears. This line stays and is not announced again. */}
        {state === 'sent' && <p className={styles.sent}>{texts.successTitle}</p>}
      </div>
      {import.meta.env.INQUIRIES_ENDPOINT && texts.delivery && state === 'failed' && (
        <FailureNotice failure={failure} delivery={texts.delivery} />
      )}
    </InquiryForm>
  );
}
