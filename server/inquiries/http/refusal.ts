import type en from '../../../content/locales/en.json';
import {
  MAX_EMAIL_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_PHOTOGRAPH_BYTES,
  MAX_PHOTOGRAPHS,
} from '../../../src/content/schema/inquiry-contract.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { type Locale, localeFacts } from '../../../src/i18n/locales.ts';
import { writtenTexts } from '../../../src/i18n/texts.ts';

/** Why something, or a field of it, was not accepted: the sentences of `content/locales`. */
export type Reason = keyof (typeof en)['inquiries']['errors'];

interface RefusalDetails {
  /** By name of the field as it is sent. */
  fields?: Record<string, Reason>;
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number;
}

/** Something was not accepted. The answer says why. */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: Reason;
  readonly details: RefusalDetails;

  constructor(status: number, reason: Reason, details: RefusalDetails = {}) {
    super(reason);
    this.status = status;
    this.reason = reason;
    this.details = details;
  }
}

/** A refusal that names the field with the photographs. */
export function wrongPhotographs(reason: Reason): Refusal {
  return new Refusal(422, 'incomplete', { fields: { photographs: reason } });
}

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
  return fill(writtenTexts[locale].inquiries.errors[reason], { max });
}
