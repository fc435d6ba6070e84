import { errorTexts, toastTexts } from '../../components/island-texts/island-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { contactTexts } from '../../inquiries/inquiry-form/contact-texts.ts';
import { deliveryTexts } from '../../inquiries/inquiry-form/delivery-texts.ts';
import type { SignupFormTexts } from './signup-form.tsx';

/** The texts that the form needs in the browser. */
export function signupTexts(locale: Locale): SignupFormTexts {
  const t = createTranslator(locale);
  return {
    ...contactTexts(locale),
    submit: t('signup.submit'),
    submitting: t('signup.submitting'),
    successTitle: t('signup.successTitle'),
    successDescription: t('signup.successDescription'),
    toast: toastTexts(locale),
    error: errorTexts(locale),
    delivery: deliveryTexts(locale),
  };
}
