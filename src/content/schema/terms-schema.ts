import { z } from 'zod';
import { countryCode } from './field-schemas.ts';

/** Ways to pay, in display order. */
export const paymentWays = ['bank transfer', 'card', 'escrow', 'cash in the shop'] as const;

/** The terms of a sale, set by the owner. The site does not mention terms that are left out. */
export const termsSchema = z.strictObject({
  payment: z.array(z.enum(paymentWays)).min(1).optional(),
  /** Hours for which a watch is held for an undecided visitor. */
  holdHours: z.number().int().positive().max(720).optional(),
  /** Days after delivery in which a buyer may return the watch. */
  inspectionDays: z.number().int().positive().max(365).optional(),
  /** Who pays to return it. */
  returnPostage: z.enum(['buyer', 'shop']).optional(),
  /** `worldwide`, or codes of countries. */
  shipsTo: z
    .union([z.literal('worldwide'), z.array(countryCode).min(1)], {
      error: 'expected "worldwide", or a list such as [IN, FR]',
    })
    .optional(),
  /** `true`: parcels are insured for the full price. */
  insured: z.boolean().optional(),
  /** The most days from payment to dispatch. */
  handlingDays: z.number().int().positive().max(365).optional(),
});

export type Terms = z.infer<typeof termsSchema>;
