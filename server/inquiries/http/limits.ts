/* What a sender may send, besides the limits that the forms know too: src/content/schema/inquiry-contract.ts. */

/** The words of a form, and as much of photographs as never waits for memory. */
export const MAX_WORDS_BYTES = 64 * 1024;

/**
 * How much of a form is read, although its photographs may only be 16 MB: a browser reads the response only after it has sent
 * everything.
 */
export const MAX_BODY_BYTES = 64_000_000;

/** Fields and files of one form: 200 watches, eight photographs, and more than the rest. */
export const MAX_PARTS = 250;

/** The memory for the photographs of all forms that are being received. */
export const MAX_UPLOAD_MEMORY_BYTES = 96_000_000;

/** What a piece of a photograph takes besides its bytes. A sender decides how small the pieces are. */
export const BYTES_PER_PIECE = 700;

/** Forms with photographs that one network may send at the same time. */
export const MAX_UPLOADS_PER_NETWORK = 2;

/** A body that has been slower than this for so long is given up. */
export const SLOWEST_BYTES_PER_SECOND = 8000;
export const PATIENCE_MS = 15_000;

/** A form that is sent sooner after the page was opened was sent by a program. */
export const MIN_ELAPSED_MS = 2000;
