import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const spellings = z.string().regex(/^[\p{Script=Arabic}\p{M} ]+$/u, 'expected words in Arabic letters, such as رولكس');

/**
 * Reads the Arabic spellings of brands and models.
 *
 * @returns spellings separated by spaces, by the name in Latin letters
 * @throws if the file has problems: one line each, with file, field and expectation
 */
export function readNamesInArabic(file: string): Record<string, string> {
  const { data, problems } = readYaml(file, z.record(z.string(), spellings));
  if (!data) throw new Error(`the names in Arabic need mending:\n  ${problems.join('\n  ')}`);
  return data;
}

const namesInArabic = readNamesInArabic('content/names-in-arabic.yaml');

/**
 * The Arabic spellings of a watch's name for the search. Pages show the name in Latin letters.
 *
 * @param name brand and model
 * @param names as {@link readNamesInArabic} returns them
 * @returns spellings separated by spaces; empty if the owner has listed none
 */
export function spellInArabic(name: string, names: Record<string, string> = namesInArabic): string {
  const listed = Object.entries(names).filter(([latin]) => ` ${name} `.includes(` ${latin} `));
  return listed.map(([, words]) => words).join(' ');
}
