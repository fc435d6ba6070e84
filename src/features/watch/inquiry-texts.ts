import { errorTexts, toastTexts } from '../../components/island-texts/island-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { inquiryDialogTexts } from '../../inquiries/inquiry-dialog/inquiry-dialog-texts.ts';
import type { InquiryTexts } from './inquiry.tsx';

/** The texts that the actions need in the browser. */
export function inquiryTexts(locale: Locale): InquiryTexts {
  const t = createTranslator(locale);
  return {
    inquire: t('watch.inquire'),
    sentTitle: t('watch.inquirySentTitle'),
    sentDescription: t('watch.inquirySentDescription'),
    contactUs: t('watch.contactUs'),
    toast: toastTexts(locale),
    error: errorTexts(locale),
    dialog: inquiryDialogTexts(locale, t('watch.inquire')),
  };
}
