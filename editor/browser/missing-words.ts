import type { JsonSchema } from '../content-schemas.ts';
import { toFile } from './form-values.ts';

/**
 * The words that a watch lacks in some language, such as `de: description`. A draft may lack them.
 *
 * @param words by language
 * @param schema of the words in all languages
 */
export function missingWords(words: Record<string, unknown>, schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([locale, { required = [] }]) => {
    const written = toFile(words, schema) as Record<string, Record<string, unknown>> | undefined;
    return required.filter((name) => written?.[locale]?.[name] === undefined).map((name) => `${locale}: ${name}`);
  });
}
