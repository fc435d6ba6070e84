import type { ReactNode } from 'react';
import { Columns } from '../../components/columns/columns.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { SignupPromise } from './signup-promise.tsx';
import { SignupWithoutScript } from './signup-without-script.tsx';

interface SignupProps {
  locale: Locale;
  /** Whether the form sends what visitors write: then it works without JavaScript too. */
  hasDelivery: boolean;
  /** The form. */
  children: ReactNode;
}

/** What visitors who sign up can expect, beside the form. */
export function SignupSection(props: SignupProps) {
  return (
    <Section labelledBy="signup" ground="plaster">
      <Columns start={<SignupPromise locale={props.locale} />} end={<SignupEntry {...props} />} />
    </Section>
  );
}

/** The form, or how to reach the shop if the form can't work because there is no JavaScript. */
export function SignupEntry({ locale, hasDelivery, children }: SignupProps) {
  return (
    <>
      {children}
      {!hasDelivery && <SignupWithoutScript locale={locale} />}
    </>
  );
}
