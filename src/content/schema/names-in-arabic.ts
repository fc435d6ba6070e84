import { z } from 'zod';

const spellings = z.string().regex(/^[\p{Script=Arabic}\p{M} ]+$/u, 'expected words in Arabic letters, such as رولكس');

/** The Arabic spellings of brands and models, separated by spaces, by the name in Latin letters. */
export const namesInArabicSchema = z.record(z.string(), spellings);

/**
 * The Arabic spellings of a watch's name for the search. Pages show the name in Latin letters.
 *
 * @param name brand and model
 * @param names from `virtual:content`
 * @returns spellings separated by spaces; empty if the owner has listed none
 */
export function spellInArabic(name: string, names: Record<string, string>): string {
  const listed = Object.entries(names).filter(([latin]) => ` ${name} `.includes(` ${latin} `));
  return listed.map(([, words]) => words).join(' ');
}
