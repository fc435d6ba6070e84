import { createContext, type ReactNode, use } from 'react';
import { ButtonLink } from '../components/button/button.tsx';
import { emailUrl, whatsAppUrl } from '../components/contact-links/contact-urls.ts';
import { WithToast } from '../components/toast/toast.tsx';
import type { Words } from '../content/words/translate.ts';
import type { Delivery } from './delivery.ts';

export interface FormFacts {
  words: Words<'error' | 'form' | 'toast'>;
  delivery: Delivery;
}

const FormContext = createContext<FormFacts | undefined>(undefined);

/** The root of an island with a form: its parts find words, delivery and toasts there. */
export function FormRoot({ words, delivery, children }: FormFacts & { children?: ReactNode }) {
  return (
    <FormContext value={{ words, delivery }}>
      <WithToast words={words}>{children}</WithToast>
    </FormContext>
  );
}

export function useFormContext(): FormFacts {
  const facts = use(FormContext);
  if (!facts) throw new Error('a form needs FormRoot around it');
  return facts;
}

/** Links that open WhatsApp and an email, each with what the visitor has written. */
export function WaysLinks({ message }: { message: string }) {
  const { whatsApp, email } = useFormContext().delivery.ways;
  return (
    <>
      <ButtonLink look="quiet" href={whatsAppUrl(whatsApp.number, message)}>
        {whatsApp.label}
      </ButtonLink>{' '}
      <ButtonLink look="quiet" href={emailUrl(email.address, email.subject, message)}>
        {email.label}
      </ButtonLink>
    </>
  );
}

/** The same links for a form that sends nothing, with words before them. */
export function ReachUs({ message }: { message: string }) {
  const { ways } = useFormContext().delivery;
  return (
    <>
      <span>{ways.text}</span> <WaysLinks message={message} />
    </>
  );
}
