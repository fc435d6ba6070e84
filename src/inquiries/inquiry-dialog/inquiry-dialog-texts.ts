import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { contactTexts } from '../inquiry-form/contact-texts.ts';
import { deliveryTexts } from '../inquiry-form/delivery-texts.ts';
import type { InquiryDialogTexts } from './inquiry-dialog.tsx';

/**
 * The texts of the dialog; nothing where forms send nothing.
 *
 * @param title what the dialog is for, such as the name of the button that opens it
 */
export function inquiryDialogTexts(locale: Locale, title: string): InquiryDialogTexts | undefined {
  const t = createTranslator(locale);
  const delivery = deliveryTexts(locale);
  return (
    delivery && {
      title,
      close: t('inquiries.close'),
      ...contactTexts(locale),
      send: t('inquiries.send'),
      submitting: t('inquiries.submitting'),
      delivery,
    }
  );
}
