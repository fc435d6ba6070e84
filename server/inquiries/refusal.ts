import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorValues } from '../../src/contract/inquiries.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { fill } from '../../src/i18n/texts.ts';
import type { BuiltSite } from '../built-site.ts';

/** Why a form or a field was refused: the key of a sentence in `content/locales`. */
export type Reason = keyof BuiltSite['errors']['en'];

interface More {
  fields?: Record<string, Reason>;
  message?: string | undefined;
}

/** Refuses a form. The response says why. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: Reason;
  /** By field. */
  readonly fields: Record<string, Reason>;

  /** @param more reasons by field, and a message for the log, without what a visitor wrote; by default reason and fields */
  constructor(status: ContentfulStatusCode, reason: Reason, { fields = {}, message }: More = {}) {
    super(message ?? [reason, ...Object.entries(fields).map((each) => each.join(': '))].join(', '));
    this.status = status;
    this.reason = reason;
    this.fields = fields;
  }
}

/** Refuses the field with the photographs. */
export function refusePhotographs(reason: Reason): Refusal {
  return new Refusal(422, 'incomplete', { fields: { photographs: reason } });
}

/** The sentence for a reason, in English if the site does not have the language. */
export function sentence(errors: BuiltSite['errors'], locale: Locale, reason: Reason): string {
  return fill((errors[locale] ?? errors.en)[reason], errorValues[reason] ?? {});
}
