import type en from '../../../content/locales/en.json';

/** Why something, or a field of it, was not accepted: the sentences of `content/locales`. */
export type Reason = keyof (typeof en)['inquiries']['errors'];

export type RefusalStatus = 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503;

interface RefusalDetails {
  /** By name of the field as it is sent. */
  fields?: Record<string, Reason>;
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Something was not accepted. The answer says why. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly reason: Reason;
  readonly fields: Record<string, Reason> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: RefusalStatus, reason: Reason, { fields, retryAfterSeconds, cause }: RefusalDetails = {}) {
    super(reason, { cause });
    this.status = status;
    this.reason = reason;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
