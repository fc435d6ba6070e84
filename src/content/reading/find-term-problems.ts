import { defaultLocale } from '../../i18n/locales.ts';
import { termDetails } from '../schema/details.ts';
import type { Terms } from '../schema/terms-schema.ts';
import { describeLengths } from '../words/shop-details.ts';

/** Parts of the prose that pages show only while the shop has set a term, by their name on whichever page. */
const termOfPart: Partial<Record<string, keyof Terms>> = {
  holding: 'holdHours',
  inspection: 'inspectionDays',
  guarantee: 'guarantee',
  movement: 'movement',
};

/**
 * Finds texts that name a term which the shop has not set, so that no page promises it. The parts that are shown with their
 * term alone may name it.
 *
 * @param prose a file's data
 * @param path of this part in the file
 * @returns one line for each: the field and what was expected
 */
export function findTermProblems(prose: unknown, terms: Terms, path: string[] = []): string[] {
  const term = termOfPart[path.at(-1) ?? ''];
  if (term && terms[term] === undefined) return [];
  if (typeof prose !== 'string')
    return Object.entries(prose ?? {}).flatMap(([key, part]) => findTermProblems(part, terms, [...path, key]));
  const lengths = describeLengths(defaultLocale, terms);
  return termDetails
    .filter((name) => prose.includes(`{{${name}}}`) && lengths[name] === undefined)
    .map((name) => `${path.join('.')}: expected no {{${name}}}, because the terms in shop.yaml do not set it`);
}
