import type { ReactNode } from 'react';
import { Columns } from '../../components/columns/columns.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { SignupPromise } from './signup-promise.tsx';

/** The home page's sign-up: the promise on one side, the form on the other. */
export function SignupSection({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return (
    <Section labelledBy="signup" ground="plaster">
      <Columns start={<SignupPromise locale={locale} />} end={children} />
    </Section>
  );
}
