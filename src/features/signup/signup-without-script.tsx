import { EmailLink, PhoneLink } from '../../components/contact-links/contact-links.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/** What stands in the form's place where there is no JavaScript: the phone and the mail. */
export function SignupWithoutScript({ locale }: { locale: Locale }) {
  const t = createTranslator(locale);
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
