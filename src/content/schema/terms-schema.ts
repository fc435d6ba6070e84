import { z } from 'zod';

/** How a visitor may pay, in the order in which it is listed. */
export const paymentWays = ['bank transfer', 'card', 'escrow', 'cash in the shop'] as const;

const country = z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters, such as IN');

/** The terms of a sale: the owner's to set. What is left out is mentioned nowhere. */
export const termsSchema = z.strictObject({
  payment: z.array(z.enum(paymentWays)).min(1).optional(),
  /** Hours for which a watch is held for somebody who thinks it over. */
  holdHours: z.number().int().positive().max(720).optional(),
  /** Days, from the delivery on, in which a buyer may send the watch back. */
  inspectionDays: z.number().int().positive().max(365).optional(),
  /** Who pays for sending it back. */
  returnPostage: z.enum(['buyer', 'shop']).optional(),
  /** `worldwide`, or countries by their letters of ISO 3166-1. */
  shipsTo: z
    .union([z.literal('worldwide'), z.array(country).min(1)], {
      error: 'expected "worldwide", or a list such as [IN, FR]',
    })
    .optional(),
  /** `true`: parcels are insured for the full price. */
  insured: z.boolean().optional(),
  /** Days from the payment to the dispatch, at most. */
  handlingDays: z.number().int().positive().max(365).optional(),
});

export type Terms = z.infer<typeof termsSchema>;
