import type { ReactNode } from 'react';
import { Columns } from '../../components/columns/columns.tsx';
import { Section } from '../../components/section/section.tsx';
import { inquiriesEndpoint } from '../../content/schema/shop.ts';
import type { Locale } from '../../i18n/locales.ts';
import { SignupPromise } from './signup-promise.tsx';
import { SignupWithoutScript } from './signup-without-script.tsx';

/** What visitors who sign up can expect, beside the form. */
export function SignupSection({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <Section labelledBy="signup" ground="plaster">
      <Columns start={<SignupPromise locale={locale} />} end={<SignupEntry locale={locale}>{children}</SignupEntry>} />
    </Section>
  );
}

/** The form, and what replaces one that sends nothing where there is no script. */
export function SignupEntry({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <>
      {children}
      {inquiriesEndpoint() === 'off' && <SignupWithoutScript locale={locale} />}
    </>
  );
}
