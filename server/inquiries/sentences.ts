import type { Locale } from '../../src/i18n/locales.ts';
import { localeFacts } from '../../src/i18n/locales.ts';
import { createTranslator } from '../../src/i18n/translate.ts';
import { MAX_EMAIL, MAX_MESSAGE, MAX_NAME, MAX_PHONE, MAX_PHOTOGRAPH_BYTES, MAX_PHOTOGRAPHS } from './limits.ts';
import type { Reason } from './refusal.ts';

/** The number that a sentence names. */
const numbers: Partial<Record<Reason, number>> = {
  name: MAX_NAME,
  email: MAX_EMAIL,
  phone: MAX_PHONE,
  message: MAX_MESSAGE,
  photographCount: MAX_PHOTOGRAPHS,
  photographSize: MAX_PHOTOGRAPH_BYTES / 1_000_000,
};

/** Says why something was not accepted. */
export function sentence(locale: Locale, reason: Reason): string {
  const max = new Intl.NumberFormat(localeFacts[locale].intl, { useGrouping: 'always' }).format(numbers[reason] ?? 0);
  return createTranslator(locale)(`inquiries.errors.${reason}`, { max });
}
