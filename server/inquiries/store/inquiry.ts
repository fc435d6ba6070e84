import type { detailNames, Kind } from '../../../src/content/schema/inquiry-contract.ts';
import type { Locale } from '../../../src/i18n/locales.ts';

/** What a visitor wrote. */
export interface Inquiry {
  kind: Kind;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** The ids. */
  watches: string[];
  details: Partial<Record<(typeof detailNames)[number], string>>;
  locale: Locale;
  /** `honeypot`: a field was filled in that people don't see. `too fast`: sent sooner than anybody can write. */
  suspicion: 'honeypot' | 'too fast' | undefined;
}

/** What a form sent, checked. */
export interface Submission {
  inquiry: Inquiry;
  idempotencyKey: string | undefined;
  /** JPEG, PNG or WebP, as they were sent. */
  photographs: Uint8Array[];
}
