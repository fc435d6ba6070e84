import { Field, TextAreaField } from '../components/field/field.tsx';
import type { Kind } from '../contract/inquiries.ts';
import type { Sending } from './delivery.ts';
import { useFormContext } from './form-context.tsx';

export function ContactFields() {
  const { form } = useFormContext().words;
  return (
    <>
      <Field label={form.name} name="name" autoComplete="name" required />
      <Field label={form.email} name="email" type="email" autoComplete="email" required />
      <Field label={form.phone} name="phone" type="tel" autoComplete="tel" />
    </>
  );
}

export function MessageField() {
  const { form } = useFormContext().words;
  return <TextAreaField label={form.message} note={form.optional} name="message" rows={4} />;
}

interface HiddenFieldsProps {
  kind: Kind;
  watches: readonly { id: string }[];
  delivery: Sending;
}

/** The fields of a form that sends which the visitor does not fill in. */
export function HiddenFields({ kind, watches, delivery: { locale, words } }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={locale} />
      {watches.map(({ id }) => (
        <input key={id} type="hidden" name="watch" value={id} />
      ))}
      {/* The honeypot. Visitors do not see this field, so only programs fill it in. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
