import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { InquiryTexts } from './inquiry.tsx';

/** The texts that the actions need in the browser. */
export function inquiryTexts(locale: Locale): InquiryTexts {
  const t = createTranslator(locale);
  return {
    inquire: t('watch.inquire'),
    sentTitle: t('watch.inquirySentTitle'),
    sentDescription: t('watch.inquirySentDescription'),
    contactUs: t('watch.contactUs'),
  };
}
