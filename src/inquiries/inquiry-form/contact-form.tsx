import { Field, TextAreaField } from '../../components/field/field.tsx';
import type { Words } from '../../i18n/pick-words.ts';
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx';

/** A form for name, email, phone and an optional message. */
export function ContactForm({ words, ...props }: Omit<InquiryFormProps, 'children'>) {
  return (
    <InquiryForm words={words} {...props}>
      <ContactFields words={words} />
      <TextAreaField label={words.form.message} note={words.form.optional} name="message" rows={4} />
    </InquiryForm>
  );
}

/** The fields for the visitor's name and contact details. */
export function ContactFields({ words: { form } }: { words: Words<'form'> }) {
  return (
    <>
      <Field label={form.name} name="name" autoComplete="name" required />
      <Field label={form.email} name="email" type="email" autoComplete="email" required />
      <Field label={form.phone} name="phone" type="tel" autoComplete="tel" />
    </>
  );
}
