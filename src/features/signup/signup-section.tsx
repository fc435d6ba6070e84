import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../../components/contact-links/contact-links.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

interface SignupProps {
  locale: Locale;
  /** The form. */
  children: ReactNode;
}

/** What visitors who sign up can expect, beside the form. */
export function SignupSection({ locale, children }: SignupProps) {
  const t = createTranslator(locale);
  return (
    <Section labelledBy="signup" ground="plaster" className="columns screen-only">
      <div className="prose">
        <h2 id="signup">{t('signup.title')}</h2>
        <p className="lead">{t('signup.promo')}</p>
        <p className="small">{t('signup.promise')}</p>
      </div>
      <div>{children}</div>
    </Section>
  );
}

/** Phone number and email address, in place of a form that does not work without JavaScript. */
export function WithoutForm({ locale }: { locale: Locale }) {
  return (
    <div data-without-script>
      <p>{createTranslator(locale)('signup.withoutScript')}</p>
      <p>
        <PhoneLink />
      </p>
      <p>
        <EmailLink />
      </p>
    </div>
  );
}
