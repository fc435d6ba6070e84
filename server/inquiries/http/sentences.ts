import {
  MAX_EMAIL_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_PHOTOGRAPHS,
} from '../../../src/content/schema/inquiry-contract.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { localeFacts } from '../../../src/i18n/locales.ts';
import { createTranslator } from '../../../src/i18n/translate.ts';
import { MAX_PHOTOGRAPH_BYTES } from './limits.ts';
import type { Reason } from './refusal.ts';

/** The number that a sentence names. */
const numbers: Partial<Record<Reason, number>> = {
  name: MAX_NAME_CHARACTERS,
  email: MAX_EMAIL_CHARACTERS,
  phone: MAX_PHONE_CHARACTERS,
  message: MAX_MESSAGE_CHARACTERS,
  photographCount: MAX_PHOTOGRAPHS,
  photographSize: MAX_PHOTOGRAPH_BYTES / 1_000_000,
};

/** Says why something was not accepted. */
export function sentence(locale: Locale, reason: Reason): string {
  const max = new Intl.NumberFormat(localeFacts[locale].intl, { useGrouping: 'always' }).format(numbers[reason] ?? 0);
  return createTranslator(locale)(`inquiries.errors.${reason}`, { max });
}
