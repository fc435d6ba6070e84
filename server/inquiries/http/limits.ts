/* What a sender may send, besides the limits that the forms know too: src/content/schema/inquiry-contract.ts. */

/** The largest body with words alone. */
export const MAX_WORDS_BYTES = 64 * 1024;

/** Fields and files of one form: 200 watches, eight photographs, and more than the rest. */
export const MAX_PARTS = 250;

export const MAX_PHOTOGRAPH_BYTES = 12_000_000;

/** The largest body with photographs, and the memory that the uploads of one client may take. */
export const MAX_UPLOAD_BYTES = 64_000_000;

/** The memory that all uploads may take. */
export const MAX_UPLOADS_BYTES = 256_000_000;

/** Decoding takes about four bytes of memory a pixel. The form sends four million pixels at most. */
export const MAX_PIXELS = 50_000_000;

/** Forms whose photographs wait to be decoded. */
export const MAX_WAITING = 16;

/** What is kept of one photograph, so that eight fit into a mail. */
export const MAX_KEPT_BYTES = 1_800_000;

/** A form that is sent sooner after the page was opened was sent by a program. */
export const MIN_ELAPSED_MS = 2000;

/** How long a body may take to arrive. */
export const WORDS_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 240_000;

/** A sender who sends nothing for so long has gone. */
export const IDLE_TIMEOUT_MS = 15_000;
