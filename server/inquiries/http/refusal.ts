/** Why something was not accepted: a key of the sentences in `content/locales`, below `inquiries.errors`. */
export type Reason =
  | 'incomplete'
  | 'unreadable'
  | 'contentType'
  | 'otherSite'
  | 'tooLarge'
  | 'tooSlow'
  | 'tooMany'
  | 'unavailable'
  | FieldReason;

/** Why a field was not accepted. */
export type FieldReason =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'watch'
  | 'field'
  | 'photographCount'
  | 'photographSize'
  | 'photographType'
  | 'photographDamaged'
  | 'photographPixels';

export type RefusalStatus = 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503;

interface RefusalDetails {
  /** By name of the field as it is sent. */
  fields?: Record<string, FieldReason>;
  /** Seconds after which another try makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Something was not accepted, and the sender is told why. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly reason: Reason;
  readonly fields: Record<string, FieldReason> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: RefusalStatus, reason: Reason, { fields, retryAfterSeconds, cause }: RefusalDetails = {}) {
    super(reason, { cause });
    this.status = status;
    this.reason = reason;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
