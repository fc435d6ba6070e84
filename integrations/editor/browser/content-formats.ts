import { parse } from 'yaml';
import type { ContentSchemas, JsonSchema } from '../content-schemas.ts';
import { toFile, toForm } from './form-values.ts';
import { readWatch, type WatchForm, writeWatch } from './watch-file.ts';
import { writeYaml } from './write-yaml.ts';

/** How the editor reads and writes the files of a kind. */
export interface ContentFormat {
  read: (text: string) => unknown;
  write: (form: unknown) => string;
}

/** @param name `shop`, `about` or `guide`; a watch's format is called `watches`, like its folder */
export function formatOf(name: string, schemas: ContentSchemas): ContentFormat {
  if (name === 'watches') {
    return {
      read: (text) => readWatch(text, schemas.watch),
      write: (form) => writeWatch(form as WatchForm, schemas.watch),
    };
  }
  const schema: JsonSchema = schemas[name as 'shop' | 'about' | 'guide'];
  return {
    read: (text) => toForm(parse(text), schema),
    write: (form) => writeYaml(toFile(form, schema)),
  };
}
