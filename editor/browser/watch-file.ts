import { parse } from 'yaml';
import { slugify } from '../../src/content/schema/slug.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import type { JsonSchema } from '../content-schemas.ts';
import { toFile, toForm } from './form-values.ts';

/**
 * A watch in the editor's form: facts and English words, then the words of each other language. Facts that few watches have
 * are in the group `further`, and photographs, which are separate files, in `photographs`.
 */
export type WatchForm = Partial<Record<Locale, { words?: unknown; [fact: string]: unknown }>>;

/** Optional facts that belong beside required ones. */
const besideRequired = ['status', 'soldOn', 'reservedUntil', 'draft'];

/** The facts that few watches have, which are in a collapsed group. */
export function optionalFacts({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.keys(properties).filter((name) => !required.includes(name) && !besideRequired.includes(name));
}

/** The default status, which a file leaves out. */
const available = 'available';

/** The positions in the list by id. The editor reads every watch before it shows one. */
const positions = new Map<string, number>();

/** Reads a watch's file for the editor. */
export function readWatch(text: string, schema: JsonSchema): WatchForm {
  const data = parse(text) as { id: string; position: number; picture?: string };
  positions.set(data.id, data.position);
  const { words = {}, ...facts } = toForm(data, schema) as { words?: Record<string, unknown>; [fact: string]: unknown };
  const further = Object.fromEntries(optionalFacts(schema).map((name) => [name, facts[name]]));
  for (const name of Object.keys(further)) delete facts[name];
  const photographs = data.picture === 'photograph' ? { front: `/pictures/photographs/${data.id}.jpg` } : {};
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      { ...(locale === 'en' && { status: available, ...facts, further, photographs }), words: words[locale] ?? {} },
    ]),
  );
}

/**
 * The data of a watch's file. The id is made from brand, model and year on the first save, and kept afterwards. If there is
 * a photograph of the front, it is the watch's picture.
 */
export function watchFromForm(form: WatchForm, schema: JsonSchema): Record<string, unknown> {
  const { photographs, further, words: _, ...facts } = form.en ?? {};
  const id = String(facts['id'] || slugify(`${facts['brand']} ${facts['model']} ${facts['year']}`));
  const words = Object.fromEntries(locales.map((locale) => [locale, form[locale]?.words]));
  const isPhotographed = Boolean((photographs as { front?: string } | undefined)?.front);
  const data = {
    ...facts,
    ...(further as object | undefined),
    id,
    status: facts['status'] === available ? undefined : facts['status'],
    position: facts['position'] || String(lastPosition(id) + 1),
    imageSrc: `/images/${id}.jpg`,
    picture: isPhotographed ? 'photograph' : facts['picture'] || 'rendering',
    words,
  };
  return toFile(data, schema) as Record<string, unknown>;
}

/** The id of another watch with the same position in the list. */
export function watchAtPosition(position: unknown, id: unknown): string | undefined {
  return [...positions].find(([other, taken]) => other !== id && taken === position)?.[0];
}

/** The id of a new watch: with a number if another has it, as the editor names the file. */
export function freeId(id: string): string {
  const taken = (candidate: string) => positions.has(candidate);
  if (!taken(id)) return id;
  let number = 1;
  while (taken(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}

function lastPosition(id: string): number {
  return Math.max(0, ...[...positions].filter(([other]) => other !== id).map(([, position]) => position));
}
