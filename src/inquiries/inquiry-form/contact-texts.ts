import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { ContactTexts } from './contact-fields.tsx';

/** The labels of a form's contact fields. Runs at build: the browser gets them as props. */
export function contactTexts(locale: Locale): ContactTexts {
  const t = createTranslator(locale);
  return {
    name: t('signup.name'),
    email: t('signup.email'),
    phone: t('signup.phone'),
    message: t('signup.message'),
    optional: t('signup.optional'),
    required: t('signup.required'),
  };
}
