import type { Toast } from '../../components/toast/toast.tsx';
import { fill } from '../../i18n/texts.ts';
import { readContactLink } from '../../inquiries/contact-link.ts';
import { ContactFields, MessageField } from '../../inquiries/fields.tsx';
import { InquiryForm } from '../../inquiries/form.tsx';
import { type FormFacts, FormRoot } from '../../inquiries/form-context.tsx';

interface SignupFormProps extends FormFacts {
  /** What its visitor does: leaves a name at home, writes to the shop on the contact page. */
  kind: 'signup' | 'message';
  submitLabel: string;
  thanks: Pick<Toast, 'title' | 'description'>;
  /** A line below the button. */
  note?: string | undefined;
  labelledBy: string;
}

/** The form of the home page and of the contact page, with its toasts. */
export function SignupFormIsland({ words, delivery, ...form }: SignupFormProps) {
  /** The message of a link about a watch. */
  function readLink(query: string) {
    const { watch, questions = [] } = readContactLink(query) ?? {};
    if (!watch) return {};
    const lines = questions.map((question) => `– ${question}\n`);
    return { message: `${fill(words.form.aboutWatch, { watch })}\n${lines.join('')}` };
  }

  return (
    <FormRoot words={words} delivery={delivery}>
      <InquiryForm {...form} readLink={readLink}>
        <ContactFields />
        <MessageField />
      </InquiryForm>
    </FormRoot>
  );
}
