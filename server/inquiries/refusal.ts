import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type en from '../../content/locales/en.json';
import { errorValues } from '../../src/contract/inquiries.ts';
import { isolateLatin } from '../../src/i18n/isolate-latin.ts';
import { byLocale, type Locale } from '../../src/i18n/locales.ts';
import { fill } from '../../src/i18n/texts.ts';

/** Why a form or a field was refused: the key of a sentence in `content/locales`. */
export type Reason = keyof (typeof en)['inquiries']['errors'];

/** Refuses a form. The response says why. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: Reason;
  /** By field. */
  readonly fields: Record<string, Reason>;

  /** @param message for the log, without what a visitor wrote; by default reason and fields */
  constructor(status: ContentfulStatusCode, reason: Reason, fields: Record<string, Reason> = {}, message?: string) {
    super(message ?? [reason, ...Object.entries(fields).map((each) => each.join(': '))].join(', '));
    this.status = status;
    this.reason = reason;
    this.fields = fields;
  }
}

/** Refuses the field with the photographs. */
export function refusePhotographs(reason: Reason): Refusal {
  return new Refusal(422, 'incomplete', { photographs: reason });
}

/** The sentences of each language, in files that the build has checked. */
const sentences = byLocale((locale): Record<Reason, string> => {
  const own = join(import.meta.dirname, '../../content/locales', `${locale}.json`);
  // A shop may have deleted a language that its site does not have.
  const file = existsSync(own) ? own : join(own, '../en.json');
  return isolateLatin(locale, JSON.parse(readFileSync(file, 'utf8')).inquiries.errors);
});

/** The sentence for a reason. */
export function sentence(locale: Locale, reason: Reason): string {
  return fill(sentences[locale][reason], errorValues[reason] ?? {});
}
