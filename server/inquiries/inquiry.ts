import type { detailNames, Kind } from '../../src/content/schema/inquiry-contract.ts';
import type { Locale } from '../../src/i18n/locales.ts';

/** What else somebody says who sells, trades or looks for a watch. */
export type Details = Partial<Record<(typeof detailNames)[number], string>>;

/** What a visitor wrote, checked. */
export interface Inquiry {
  kind: Kind;
  name: string;
  email: string;
  /** Empty if there is none; so is `message`. */
  phone: string;
  message: string;
  /** Ids of watches. */
  watches: string[];
  details: Details;
  locale: Locale;
  /** `honeypot`: a field was filled in that people don't see. `too fast`: sent sooner than anybody can write. */
  suspicion?: 'honeypot' | 'too fast' | undefined;
}

/** What a form sent, to be stored. */
export interface Submission {
  inquiry: Inquiry;
  idempotencyKey: string | undefined;
  /** As JPEG. */
  photographs: Uint8Array[];
}

/** `waiting` to be mailed, or `sent`. */
export type MailState = 'waiting' | 'sent';

export interface StoredInquiry extends Inquiry {
  id: string;
  receivedAt: Date;
  answeredAt: Date | undefined;
  mailState: MailState;
  mailAttempts: number;
  /** What the mail server said last. */
  mailError: string | undefined;
  photographCount: number;
}
