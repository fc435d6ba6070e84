import { useEffect, useRef } from 'react';
import { type Toast, WithToast } from '../../components/toast/toast.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../i18n/pick-words.ts';
import type { Delivery } from '../../inquiries/delivery.ts';
import { ContactForm } from '../../inquiries/inquiry-form/contact-form.tsx';

interface SignupFormProps {
  words: Words<'error' | 'form' | 'signup' | 'toast'>;
  /** `undefined` if the forms send nothing. */
  delivery: Delivery | undefined;
  /** For the toast of a form that sends nothing. */
  ways: Toast['ways'];
  /** The id of its heading. */
  labelledBy: string;
}

/** The sign-up form with its toasts. */
export function SignupFormIsland({ words, delivery, ways, labelledBy }: SignupFormProps) {
  const { submit, successTitle, successDescription } = words.signup;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page of a watch links to the contact form with the watch in the query.
    const watch = new URLSearchParams(location.search).get('watch');
    const message = fields.current?.querySelector('textarea');
    if (watch && message && !message.value) message.value = `${fill(words.form.aboutWatch, { watch })}\n`;
  }, [words]);
  return (
    <WithToast words={words}>
      {(showToast) => (
        <div ref={fields}>
          <ContactForm
            kind="signup"
            delivery={delivery}
            words={words}
            submitLabel={submit}
            sentText={successTitle}
            labelledBy={labelledBy}
            onSent={() => showToast({ title: successTitle, description: successDescription, ways })}
          />
        </div>
      )}
    </WithToast>
  );
}
