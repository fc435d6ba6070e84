/* How much a sender may send, beside what the forms know too: src/content/inquiry-contract.ts. */

/** The largest body with words alone. */
export const MAX_WORDS_BYTES = 64 * 1024;

/** Fields and files of one form: 200 watches, eight photographs, and more than the rest. */
export const MAX_PARTS = 250;

export const MAX_PHOTOGRAPH_BYTES = 12_000_000;

/** The largest body with words and photographs. */
export const MAX_UPLOAD_BYTES = 64_000_000;

/** What all uploads that are under way may take of the server's memory. */
export const MAX_UPLOADS_BYTES = 256_000_000;

/** A photograph is decoded only up to here: phones take up to 108 million. */
export const MAX_PIXELS = 120_000_000;

/** Who sends sooner than this after the form was shown has not written, but is a program. */
export const MIN_ELAPSED_MS = 2000;

/** How long words may take to arrive, and a photograph or several. */
export const WORDS_TIMEOUT_MS = 15_000;
export const UPLOAD_TIMEOUT_MS = 180_000;

/** A sender of whom nothing comes for so long has gone. */
export const IDLE_TIMEOUT_MS = 15_000;
