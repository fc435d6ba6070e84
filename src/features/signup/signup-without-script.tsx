import { EmailLink, PhoneLink } from '../../components/contact-links/contact-links.tsx';
import { isolateLatin } from '../../components/left-to-right/left-to-right.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/** Replaces a form that sends nothing if there is no JavaScript: phone number and email address. */
export function SignupWithoutScript({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
  return (
    <div data-without-script>
      <p>{isolateLatin(t('signup.withoutScript'))}</p>
      <p>
        <PhoneLink />
      </p>
      <p>
        <EmailLink />
      </p>
    </div>
  );
}
