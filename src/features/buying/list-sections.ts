import { type BuyingSection, buyingSections } from '../../content/schema/buying-schema.ts';
import type { Terms } from '../../content/schema/terms-schema.ts';

/** The sections of the page, without those that the shop has not set terms for. */
export function listSections({ holdHours, inspectionDays, shipsTo, insured, handlingDays }: Terms): BuyingSection[] {
  const ships = Boolean(shipsTo || insured || handlingDays);
  const shown: Partial<Record<BuyingSection, boolean>> = {
    holding: holdHours !== undefined,
    shipping: ships,
    duty: ships,
    straps: ships,
    inspection: inspectionDays !== undefined,
  };
  return buyingSections.filter((section) => shown[section] ?? true);
}
