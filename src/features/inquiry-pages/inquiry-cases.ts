import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/** By kind of inquiry: the thanks that the form itself would have shown. The kinds are those of docs/inquiries.md. */
export function thanksByKind(locale: Locale): { id: string; text: string }[] {
  const t = createTranslator(locale);
  return [
    { id: 'signup', text: t('signup.successDescription') },
    { id: 'inquiry', text: t('watch.inquirySentDescription') },
    { id: 'shortlist', text: t('signup.successDescription') },
    { id: 'sell', text: t('sell.successDescription') },
  ];
}

/** The longest entries that the server takes. */
const longest = { name: 200, phone: 60, message: 5000, photographs: 8 };

/** By field: what is missing or wrong. */
export function reasonsByField(locale: Locale): { id: string; text: string }[] {
  const t = createTranslator(locale);
  // Whatever is wrong with one of them: the fragment does not say what.
  const count = t('inquiries.errors.photographCount', { max: longest.photographs });
  const photographs = `${count} ${t('inquiries.errors.photographType')}`;
  return [
    { id: 'name', text: t('inquiries.errors.name', { max: longest.name }) },
    { id: 'email', text: t('inquiries.errors.email') },
    { id: 'phone', text: t('inquiries.errors.phone', { max: longest.phone }) },
    { id: 'message', text: t('inquiries.errors.message', { max: longest.message }) },
    { id: 'watch', text: t('inquiries.errors.watch') },
    { id: 'photographs', text: photographs },
  ];
}
