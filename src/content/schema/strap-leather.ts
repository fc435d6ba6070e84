/** Leathers of straps; those of protected animals come first. */
export const strapLeathers = [
  'alligator',
  'crocodile',
  'caiman',
  'lizard',
  'python',
  'ostrich',
  'calf',
  'goat',
  'horse',
  'pig',
] as const;

/**
 * All crocodiles, pythons and monitor lizards are protected; the ostrich only where it lives wild.
 * Source: the appendices of CITES, https://cites.org/eng/app/appendices.php
 */
const protectedLeathers = new Set<string>(strapLeathers.slice(0, 5));

/** Whether a strap of this leather needs papers to cross a border. */
export function isProtectedLeather(leather: (typeof strapLeathers)[number] | undefined): boolean {
  return leather !== undefined && protectedLeathers.has(leather);
}
