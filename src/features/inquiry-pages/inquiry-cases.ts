import {
  detailNames,
  type Kind,
  kinds,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_PHOTOGRAPHS,
} from '../../content/inquiry-contract.ts';
import { formatLabel } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/** By kind of inquiry: the thanks that the form itself would have shown. */
export function thanksByKind(locale: Locale): { id: string; text: string }[] {
  const t = createTranslator(locale);
  const thanks: Record<Kind, string> = {
    signup: t('signup.successDescription'),
    inquiry: t('watch.inquirySentDescription'),
    shortlist: t('signup.successDescription'),
    sell: t('sell.successDescription'),
  };
  return kinds.map((kind) => ({ id: kind, text: thanks[kind] }));
}

/** By field: what is missing or wrong. */
export function reasonsByField(locale: Locale): { id: string; text: string }[] {
  const t = createTranslator(locale);
  // Whatever is wrong with one of them: the fragment does not say what.
  const count = t('inquiries.errors.photographCount', { max: MAX_PHOTOGRAPHS });
  const photographs = `${count} ${t('inquiries.errors.photographType')}`;
  return [
    { id: 'name', text: t('inquiries.errors.name', { max: MAX_NAME_CHARACTERS }) },
    { id: 'email', text: t('inquiries.errors.email') },
    { id: 'phone', text: t('inquiries.errors.phone', { max: MAX_PHONE_CHARACTERS }) },
    { id: 'message', text: t('inquiries.errors.message', { max: MAX_MESSAGE_CHARACTERS }) },
    { id: 'watch', text: t('inquiries.errors.watch') },
    { id: 'photographs', text: photographs },
    ...detailNames
      .filter((name) => name !== 'intent')
      .map((name) => ({
        id: name,
        text: `${formatLabel(locale, t(`sell.fields.${name}`))} ${t('inquiries.errors.field')}`,
      })),
  ];
}
