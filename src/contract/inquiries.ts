/*
 * The contract between the forms and the server (docs/inquiries-contract.md). It imports nothing, because browser, build and
 * server read it.
 */

/** The endpoint that means the site's own server. */
export const ownEndpoint = '/api/inquiries';

export const kinds = ['signup', 'message', 'inquiry', 'shortlist', 'sell'] as const;

export type Kind = (typeof kinds)[number];

/** What a visitor may want from the shop. */
export const wishes = ['sell', 'trade', 'find'] as const;

export type Wish = (typeof wishes)[number];

/** Additional fields of the form for selling, trading or finding a watch. */
export const detailNames = ['wish', 'maker', 'model', 'year', 'tradeFor', 'price', 'budget'] as const;

export type DetailName = (typeof detailNames)[number];

export const MAX_NAME_CHARACTERS = 200;
export const MAX_EMAIL_CHARACTERS = 254;
export const MAX_PHONE_CHARACTERS = 60;
export const MAX_MESSAGE_CHARACTERS = 5000;
export const MAX_DETAIL_CHARACTERS = 200;

/** All words of a form, with those that are not read. */
export const MAX_WORDS_BYTES = 64 * 1024;

/** How many watches an inquiry may be about. */
export const MAX_WATCHES = 200;

/** What an inquiry may have of photographs. More would not fit into a mailbox as one mail. */
export const MAX_PHOTOGRAPHS = 8;
export const MAX_PHOTOGRAPH_MB = 4;
export const MAX_PHOTOGRAPH_BYTES = MAX_PHOTOGRAPH_MB * 1_000_000;
export const MAX_TOTAL_PHOTOGRAPH_BYTES = 16_000_000;

/** The limit that a sentence of `inquiries.errors` names, by the sentence's key. */
export const errorValues: Readonly<Record<string, { max: number }>> = {
  name: { max: MAX_NAME_CHARACTERS },
  phone: { max: MAX_PHONE_CHARACTERS },
  message: { max: MAX_MESSAGE_CHARACTERS },
  photographCount: { max: MAX_PHOTOGRAPHS },
  photographSize: { max: MAX_PHOTOGRAPH_MB },
};

/** How long a request may take to arrive. */
export const MAX_UPLOAD_MS = 10 * 60_000;

/** The browser scales photographs down to this longest side. */
export const MAX_PHOTOGRAPH_SIDE_PX = 2000;
