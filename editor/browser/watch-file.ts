import { parse } from 'yaml';
import { byLocale, type Locale } from '../../src/i18n/locales.ts';
import { pictureNameOf, views } from '../../src/pictures/views.ts';
import { contentSchemas } from '../content-schemas.ts';
import type { Form } from './content-formats.ts';
import { sourceField, toFile, toForm } from './form-values.ts';

/**
 * A watch in the editor's form: facts and English words, then the words of each other language. Photographs, which are
 * separate files, are in `photographs`.
 */
export type WatchForm = Partial<Record<Locale, Form>>;

/** Where the editor saves photographs, and where it finds them. */
export const photographsFolder = '/pictures/photographs';

/** The default status, which a file leaves out. */
const available = 'available';

/** The positions in the list by id. The editor reads every watch before it shows one. */
const positions = new Map<string, number>();

/** The positions that watches without one were given since, by id. */
const givenPositions = new Map<string, number>();

/** The file of each picture by its name. Files of watches do not name them: the editor gets them from the site. */
export const pictureFiles = new Map<string, string>();

/** Reads a watch's file for the editor. */
export function readWatch(text: string): WatchForm {
  const data = parse(text) as { id: string; position?: number; picture?: string };
  // A draft may have no position yet.
  positions.set(data.id, Number(data.position) || 0);
  const { words = {}, ...facts } = toForm(data, contentSchemas.watches) as { words?: Form };
  const english = { status: available, ...facts, photographs: photographsOf(data), [sourceField]: text };
  return byLocale((locale) => ({ ...(locale === 'en' && english), words: words[locale] ?? {} }));
}

/** The photographs of a watch by view. GitHub may have one of the front that the site does not have yet. */
function photographsOf({ id, picture }: { id: string; picture?: string }): Record<string, string> {
  const found = views.flatMap((view) => {
    const file = pictureFiles.get(pictureNameOf(id, view));
    return file?.startsWith(`${photographsFolder}/`) ? [[view, file]] : [];
  });
  const front = picture === 'photograph' ? { front: `${photographsFolder}/${id}.jpg` } : {};
  return { ...front, ...Object.fromEntries(found) };
}

/** The data of a watch's file. If there is a photograph of the front, it is the watch's picture. */
export function watchFromForm(form: WatchForm): Form {
  const { photographs, ...facts } = form.en ?? {};
  const id = String(facts['id']);
  if (!facts['position']) givenPositions.set(id, givenPositions.get(id) ?? nextPosition());
  const isPhotographed = Boolean((photographs as { front?: string } | undefined)?.front);
  const data = {
    ...facts,
    id,
    status: facts['status'] === available ? undefined : facts['status'],
    position: facts['position'] || String(givenPositions.get(id)),
    imageSrc: `/images/${id}.jpg`,
    picture: isPhotographed ? 'photograph' : facts['picture'] || 'rendering',
    words: byLocale((locale) => form[locale]?.['words']),
  };
  return toFile(data, contentSchemas.watches) as Form;
}

function nextPosition(): number {
  return Math.max(0, ...positions.values(), ...givenPositions.values()) + 1;
}

/** The id of a new watch: with a number if another has it, as the editor names the file. */
export function freeId(id: string): string {
  let free = id;
  for (let number = 1; positions.has(free); number++) free = `${id}-${number}`;
  return free;
}
