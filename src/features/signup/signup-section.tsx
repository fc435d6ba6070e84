import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../../components/contact-links/contact-links.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Translate } from '../../content/words/translate.ts';

interface SignupProps {
  t: Translate;
  children: ReactNode;
}

/** What visitors who sign up can expect, beside the form. */
export function SignupSection({ t, children }: SignupProps) {
  return (
    <Section labelledBy="signup" ground="plaster" space="close" className="columns screen-only">
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
export function WithoutForm({ t }: { t: Translate }) {
  return (
    <div data-without-script>
      <p>{t('signup.withoutScript')}</p>
      <p>
        <PhoneLink />
      </p>
      <p>
        <EmailLink />
      </p>
    </div>
  );
}
