import { formatLabel } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import {
  detailNames,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_PHOTOGRAPH_BYTES,
  MAX_PHOTOGRAPHS,
} from '../../inquiries/contract.ts';

/** A sentence, shown if the URL's fragment is its id. */
export interface InquiryCase {
  id: string;
  text: string;
}

/** The confirmation of each kind of form, with the same words as the form itself. */
export function thanksByKind(t: Translate): InquiryCase[] {
  return [
    { id: 'signup', text: t('signup.successDescription') },
    { id: 'message', text: t('signup.successDescription') },
    { id: 'inquiry', text: t('watch.inquirySentDescription') },
    { id: 'shortlist', text: t('signup.successDescription') },
    { id: 'sell', text: t('sell.successDescription') },
  ];
}

/** The possible errors of each field. */
export function reasonsByField(t: Translate): InquiryCase[] {
  const details = detailNames.filter((name) => name !== 'wish');
  // The fragment names the field, not the error.
  const photographs = [
    t('inquiries.errors.photographCount', { max: MAX_PHOTOGRAPHS }),
    t('inquiries.errors.photographType'),
    t('inquiries.errors.photographSize', { max: MAX_PHOTOGRAPH_BYTES / 1_000_000 }),
    t('inquiries.errors.tooLarge'),
  ];
  return [
    { id: 'name', text: t('inquiries.errors.name', { max: MAX_NAME_CHARACTERS }) },
    { id: 'email', text: t('inquiries.errors.email') },
    { id: 'phone', text: t('inquiries.errors.phone', { max: MAX_PHONE_CHARACTERS }) },
    { id: 'message', text: t('inquiries.errors.message', { max: MAX_MESSAGE_CHARACTERS }) },
    { id: 'watch', text: t('inquiries.errors.watch') },
    { id: 'photographs', text: photographs.join(' ') },
    ...details.map((name) => ({
      id: name,
      text: `${formatLabel(t.locale, t(`sell.fields.${name}`))} ${t('inquiries.errors.field')}`,
    })),
  ];
}

/** The possible errors of a whole form. */
export function reasonsOfForm(t: Translate): InquiryCase[] {
  const reasons = ['unreadable', 'contentType', 'otherSite', 'tooLarge', 'tooMany', 'unavailable'] as const;
  return reasons.map((id) => ({ id, text: t(`inquiries.errors.${id}`) }));
}
