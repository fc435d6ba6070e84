import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const spellings = z.string().regex(/^[\p{Script=Arabic}\p{M} ]+$/u, 'expected words in Arabic letters, such as رولكس');

/**
 * Reads how names of brands and models are written in Arabic letters.
 *
 * @returns words separated by spaces, by the name in Latin letters
 * @throws if the file has problems: one line each, with file, field and expectation
 */
export function readNamesInArabic(file: string): Record<string, string> {
  const { data, problems } = readYaml(file, z.record(z.string(), spellings));
  if (!data) throw new Error(`the names in Arabic need mending:\n  ${problems.join('\n  ')}`);
  return data;
}

const namesInArabic = readNamesInArabic('content/names-in-arabic.yaml');

/**
 * What collectors type in Arabic letters for a watch whose page has its name in Latin ones.
 *
 * @param name brand and model
 * @param names as {@link readNamesInArabic} returns them
 * @returns words separated by spaces; none for a name that the owner has not listed
 */
export function spellInArabic(name: string, names: Record<string, string> = namesInArabic): string {
  const listed = Object.entries(names).filter(([latin]) => ` ${name} `.includes(` ${latin} `));
  return listed.map(([, words]) => words).join(' ');
}
