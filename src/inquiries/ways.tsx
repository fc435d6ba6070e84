import { emailUrl, whatsAppUrl } from '../components/contact-links/contact-urls.ts';
import { useFormContext } from './form-context.tsx';

/** Links that open WhatsApp and an email, each with what the visitor has written. */
export function Ways({ message }: { message: string }) {
  const { whatsApp, email } = useFormContext().reach.ways;
  return (
    <>
      <a href={whatsAppUrl(whatsApp.number, message)}>{whatsApp.label}</a>{' '}
      <a href={emailUrl(email.address, email.subject, message)}>{email.label}</a>
    </>
  );
}

/** The same links for a form that sends nothing, with words before them. */
export function ReachUs({ message }: { message: string }) {
  return (
    <>
      {useFormContext().reach.ways.text} <Ways message={message} />
    </>
  );
}
