import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../../components/contact-links/contact-links.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

interface SignupProps {
  locale: Locale;
  /** Whether the form sends what visitors write. It then also works without JavaScript. */
  hasDelivery: boolean;
  /** The form. */
  children: ReactNode;
}

/** What visitors who sign up can expect, beside the form. */
export function SignupSection(props: SignupProps) {
  const t = createTranslator(props.locale);
  return (
    <Section labelledBy="signup" ground="plaster" className="columns screen-only">
      <div className="prose">
        <h2 id="signup">{t('signup.title')}</h2>
        <p className="lead">{t('signup.promo')}</p>
        <p className="small">{t('signup.promise')}</p>
      </div>
      <div>
        <SignupEntry {...props} />
      </div>
    </Section>
  );
}

/** The form. If it does not work without JavaScript, phone number and email address replace it there. */
export function SignupEntry({ locale, hasDelivery, children }: SignupProps) {
  if (hasDelivery) return children;
  return (
    <>
      {children}
      <div data-without-script>
        <p>{createTranslator(locale)('signup.withoutScript')}</p>
        <p>
          <PhoneLink />
        </p>
        <p>
          <EmailLink />
        </p>
      </div>
    </>
  );
}
