import { Field, TextAreaField } from '../../components/field/field.tsx';

/** The labels of the fields that say who writes, and what. */
export interface ContactTexts {
  name: string;
  email: string;
  phone: string;
  message: string;
  optional: string;
  required: string;
}

/** Who writes, and how to answer. */
export function ContactFields({ texts }: { texts: ContactTexts }) {
  return (
    <>
      <Field label={texts.name} name="name" autoComplete="name" required />
      <Field label={texts.email} name="email" type="email" autoComplete="email" required />
      <Field label={texts.phone} name="phone" type="tel" autoComplete="tel" />
    </>
  );
}

/** What is written: free to leave empty. */
export function MessageField({ texts }: { texts: ContactTexts }) {
  return <TextAreaField label={texts.message} note={texts.optional} name="message" rows={4} />;
}
