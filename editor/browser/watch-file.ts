import { parse } from 'yaml';
import { slugify } from '../../src/content/schema/slug.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import type { JsonSchema } from '../content-schemas.ts';
import { toFile, toForm } from './form-values.ts';
import { writeYaml } from './write-yaml.ts';

/** A watch as the editor holds it: facts and English words, then the words of each other language. */
export type WatchForm = Partial<Record<Locale, { words?: unknown; [fact: string]: unknown }>>;

/** Reads a watch's file for the editor. */
export function readWatch(text: string, schema: JsonSchema): WatchForm {
  const { words = {}, ...facts } = toForm(parse(text), schema) as { words?: Record<string, unknown> };
  return Object.fromEntries(
    locales.map((locale) => [locale, { ...(locale === 'en' && facts), words: words[locale] ?? {} }]),
  );
}

/** Writes a watch's file. Its id follows from brand, model and year; a photograph that was added is the watch's picture. */
export function writeWatch(form: WatchForm, schema: JsonSchema): string {
  const { photograph, words: _, ...facts } = form.en ?? {};
  const id = slugify(`${facts['brand']} ${facts['model']} ${facts['year']}`);
  const words = Object.fromEntries(locales.map((locale) => [locale, form[locale]?.words]));
  const picture = photograph ? 'photograph' : facts['picture'];
  return writeYaml(toFile({ ...facts, id, imageSrc: `/images/${id}.jpg`, picture, words }, schema));
}
