import { errorTexts, toastTexts } from '../../components/island-texts/island-texts.ts';
import { MAX_PHOTOGRAPHS } from '../../content/inquiry-contract.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { contactTexts } from '../../inquiries/inquiry-form/contact-texts.ts';
import { deliveryTexts } from '../../inquiries/inquiry-form/delivery-texts.ts';
import type { PhotographTexts } from './photograph-picker.tsx';
import type { SellFormTexts } from './sell-form.tsx';

/** The texts that the form needs in the browser; nothing where forms send nothing. */
export function sellTexts(locale: Locale): SellFormTexts | undefined {
  const t = createTranslator(locale);
  const delivery = deliveryTexts(locale);
  return (
    delivery && {
      wish: t('sell.wish'),
      wishes: { sell: t('sell.wishes.sell'), trade: t('sell.wishes.trade'), find: t('sell.wishes.find') },
      watch: t('sell.watch'),
      fields: {
        maker: t('sell.fields.maker'),
        model: t('sell.fields.model'),
        year: t('sell.fields.year'),
        known: t('sell.fields.known'),
        price: t('sell.fields.price'),
      },
      you: t('sell.you'),
      ...contactTexts(locale),
      submit: t('sell.submit'),
      submitting: t('inquiries.submitting'),
      wordsSafe: t('sell.upload.wordsSafe'),
      someMissing: t('sell.upload.someMissing'),
      successTitle: t('sell.successTitle'),
      successDescription: t('sell.successDescription'),
      photographs: photographTexts(locale),
      toast: toastTexts(locale),
      error: errorTexts(locale),
      delivery,
    }
  );
}

function photographTexts(locale: Locale): PhotographTexts {
  const t = createTranslator(locale);
  return {
    legend: t('sell.upload.legend'),
    hint: t('sell.upload.hint', { max: MAX_PHOTOGRAPHS }),
    choose: t('sell.upload.choose'),
    take: t('sell.upload.take'),
    photograph: t('sell.upload.photograph'),
    remove: t('sell.upload.remove'),
    retry: t('sell.upload.retry'),
    ready: t('sell.upload.ready'),
    uploading: t('sell.upload.uploading'),
    uploaded: t('sell.upload.uploaded'),
    failed: t('sell.upload.failed'),
    tooMany: t('sell.upload.tooMany', { max: MAX_PHOTOGRAPHS }),
    cannotRead: t('sell.upload.cannotRead'),
  };
}
