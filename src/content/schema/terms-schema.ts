import { z } from 'zod';
import { flagSchema, matching, wholeNumber } from './field-schemas.ts';

const payerSchema = z.enum(['buyer', 'shop']);

/** Ways to pay, in display order. */
const paymentWays = ['bank transfer', 'upi', 'card', 'escrow', 'cash in the shop'] as const;

const movementExpected = 'expected months such as 12, or "none"';

/** The terms of a sale, set by the owner. The site does not mention terms that are left out. */
export const termsSchema = z.strictObject({
  payment: z.array(z.enum(paymentWays)).min(1).optional(),
  /** Hours for which a watch is held for an undecided visitor. */
  holdHours: wholeNumber(1, 720).optional(),
  /** Days after delivery in which a buyer may return the watch. */
  inspectionDays: wholeNumber(1, 365).optional(),
  /** Who pays to return it. */
  returnPostage: payerSchema.optional(),
  /** Days after its return in which the buyer gets the price back. */
  refundDays: wholeNumber(1, 365).optional(),
  /** `worldwide`, or countries by their codes of ISO 3166-1: `IN, FR`. */
  shipsTo: matching(
    /^(worldwide|[A-Z]{2}(, [A-Z]{2})*)$/,
    'expected "worldwide", or countries by their two letters, such as IN or IN, FR',
  ).optional(),
  /** Who pays to send it. */
  postage: payerSchema.optional(),
  /** `true`: parcels are insured for the full price. */
  insured: flagSchema.optional(),
  /**
   * A parcel that is lost or damaged. On its way to the buyer the shop makes the claim: the buyer has the price back within
   * `refundDays` of the carrier's word, a damaged watch is repaired or taken back. On its way back, `returnClaim` does.
   */
  lostParcel: z.strictObject({ refundDays: wholeNumber(1, 365), returnClaim: payerSchema }).optional(),
  /** The most days from payment to dispatch. */
  handlingDays: wholeNumber(1, 365).optional(),
  /** Indian tax on a watch that is sent abroad, where none is due: whether the price is lower by it. */
  taxAbroad: z.enum(['deducted', 'same price']).optional(),
  /**
   * The written guarantee of authenticity: for how long, by how many years a year with “c.” may be wrong, and who pays to send
   * a watch back under it.
   */
  guarantee: z
    .strictObject({ years: wholeNumber(1, 99), circaYears: wholeNumber(1, 99), returnPostage: payerSchema })
    .optional(),
  /** Months in which the shop repairs a movement free of charge, or `none`. */
  movement: z
    .union([z.literal('none'), wholeNumber(1, 120, movementExpected)], {
      error: movementExpected,
    })
    .optional(),
});

export type Terms = z.infer<typeof termsSchema>;

/** The codes of the countries that the shop ships to; `undefined` if it ships worldwide or has not said. */
export function countriesOf({ shipsTo }: Pick<Terms, 'shipsTo'>): string[] | undefined {
  return shipsTo === 'worldwide' ? undefined : shipsTo?.split(', ');
}

/** Whether the terms say anything about shipping. */
export function ships({ shipsTo, postage, insured, handlingDays }: Terms): boolean {
  return Boolean(shipsTo || postage || insured || handlingDays);
}

/**
 * Whether the shop ships to other countries than its own. Terms that do not say to where exclude none.
 *
 * @param country the shop's own
 */
export function shipsAbroad(terms: Terms, country: string): boolean {
  return ships(terms) && (countriesOf(terms)?.some((code) => code !== country) ?? true);
}
