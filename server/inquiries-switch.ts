import { existsSync } from 'node:fs';

/** The `ownEndpoint` of src/content/inquiry-contract.ts, once more: a container has no `src`. */
const ownEndpoint = '/api/inquiries';

/**
 * Whether this server receives inquiries: by the variable `INQUIRIES_ENDPOINT`, or else by the shop's facts.
 *
 * @throws if the variable or the facts have mistakes
 */
export async function ownInquiriesAreOn(variable = process.env['INQUIRIES_ENDPOINT']): Promise<boolean> {
  // A container has only what it takes to serve the site: there the variable alone tells.
  if (!existsSync('content/shop.yaml')) return variable === ownEndpoint;
  const { inquiriesEndpoint } = await import('../src/content/schema/shop.ts');
  return inquiriesEndpoint(variable) === ownEndpoint;
}
