/**
 * All crocodiles, pythons and monitor lizards are protected; the ostrich only where it lives wild.
 * Source: the appendices of CITES, https://cites.org/eng/app/appendices.php
 */
const protectedLeathers = ['alligator', 'crocodile', 'caiman', 'lizard', 'python'] as const;

/** Leathers of straps; those of protected animals come first. */
export const strapLeathers = [...protectedLeathers, 'ostrich', 'calf', 'goat', 'horse', 'pig'] as const;

/** Whether a strap of this leather needs papers to cross a border. */
export function isProtectedLeather(leather: (typeof strapLeathers)[number] | undefined): boolean {
  return protectedLeathers.some((each) => each === leather);
}
