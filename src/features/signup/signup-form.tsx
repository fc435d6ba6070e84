import { Button } from '../../components/button/button.tsx';
import { RequiredLegend } from '../../components/field/field.tsx';
import { WithToast } from '../../components/toast/toast.tsx';
import type { Words } from '../../i18n/pick-words.ts';
import { ContactFields, type ContactTexts, MessageField } from '../../inquiries/inquiry-form/contact-fields.tsx';
import type { DeliveryTexts } from '../../inquiries/inquiry-form/delivery-texts.ts';
import { FailureNotice, InquiryForm } from '../../inquiries/inquiry-form/inquiry-form.tsx';
import { useSubmission } from '../../inquiries/inquiry-form/use-submission.ts';
import { deliver } from './deliver.ts';
import styles from './signup-form.module.css';

/** Every text of the form, in the page's language. */
export interface SignupFormTexts extends ContactTexts {
  submit: string;
  submitting: string;
  successTitle: string;
  successDescription: string;
  toast: Words<'toast'>['toast'];
  error: Words<'error'>['error'];
  /** Nothing where forms send nothing. */
  delivery: DeliveryTexts | undefined;
}

/** The sign-up form with its toasts. An island, hydrated when it becomes visible. */
export function SignupForm({ texts, labelledBy }: { texts: SignupFormTexts; labelledBy: string }) {
  return (
    <WithToast words={texts}>
      {(addToast) => (
        <Fields
          texts={texts}
          labelledBy={labelledBy}
          onDelivered={() => addToast({ title: texts.successTitle, description: texts.successDescription })}
        />
      )}
    </WithToast>
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
