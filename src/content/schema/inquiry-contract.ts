/*
 * What the forms and the server that receives them agree on (docs/inquiries-contract.md). Without schemas, which would come with
 * it into the browser.
 */

/** The endpoint that means the site's own server. */
export const ownEndpoint = '/api/inquiries';

/** What a form is for. */
export const kinds = ['signup', 'inquiry', 'shortlist', 'sell'] as const;

export type Kind = (typeof kinds)[number];

/** What a visitor may ask of the shop, besides a watch in the catalogue. */
export const wishes = ['sell', 'trade', 'find'] as const;

/** The further fields of somebody who sells, trades or looks for a watch. */
export const detailNames = ['intent', 'maker', 'model', 'year', 'price'] as const;

/** The longest entries of the fields. */
export const MAX_NAME_CHARACTERS = 200;
export const MAX_EMAIL_CHARACTERS = 254;
export const MAX_PHONE_CHARACTERS = 60;
export const MAX_MESSAGE_CHARACTERS = 5000;
export const MAX_DETAIL_CHARACTERS = 200;

/** How many watches an inquiry may be about. */
export const MAX_WATCHES = 200;

/** How many photographs an inquiry may have. */
export const MAX_PHOTOGRAPHS = 8;

/** The longest side of a photograph as the server keeps it: more need not be sent. */
export const MAX_PHOTOGRAPH_SIDE_PX = 2000;
