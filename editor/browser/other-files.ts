import { pictureNameOfFile, shopSchema } from '../../src/content/schema/shop-schema.ts';
import { pictureNameOf, pictureNamesOf, type View, views } from '../../src/pictures/views.ts';
import type { ContentName } from '../content-schemas.ts';

/** What the editor does not read itself. */
export interface SiteState {
  /** The names of pictures that do not depend on a watch's file. */
  pictures: readonly string[];
  /** Those that are renderings: a photograph of the front replaces all of its watch. */
  renderings: readonly string[];
  /** The names of the photographs that a watch's file names, by its id. */
  photographs: Readonly<Record<string, readonly string[]>>;
}

/** What the editor has last read or saved, by format: a file in each language, or one. */
const files = new Map<ContentName, { isSaved: boolean; data: unknown[] }>();

/** Remembers the data of a file that the editor reads. It does not say which of the languages it is. */
export function rememberRead(format: ContentName, read: unknown): void {
  const { isSaved = false, data = [] } = files.get(format) ?? {};
  if (!isSaved) files.set(format, { isSaved, data: [...data, read] });
}

/** Remembers the data of the files of an entry that the editor saves. */
export function rememberSaved(format: ContentName, data: unknown[]): void {
  files.set(format, { isSaved: true, data });
}

/** The shop, if it is valid. */
export function knownShop() {
  return shopSchema.safeParse(files.get('shop')?.data[0]).data;
}

/** The prose of pages in all languages. */
export function knownProse(): Record<string, Record<string, unknown>> {
  const pages = [...files].filter(([format]) => format !== 'shop' && format !== 'watches');
  return Object.fromEntries(pages.map(([page, { data }]) => [page, { ...data }]));
}

/**
 * The names of the pictures that the site has with a watch.
 *
 * @param form the photographs that its form has
 */
export function pictureNamesWith(
  { pictures, renderings, photographs }: SiteState,
  id: string,
  form: Partial<Record<View, string>>,
): Set<string> {
  const isReplaced = (name: string) => form.front && renderings.includes(name) && name.startsWith(`${id}-`);
  const named = { ...photographs, [id]: Object.values(form).map((file) => pictureNameOfFile(file ?? '')) };
  const known = new Set(pictureNamesOf(Object.keys(named)));
  // A photograph that a watch's file names may have any name.
  const others = new Set(Object.values(named).flatMap((names) => names.filter((name) => !known.has(name))));
  const added = views.filter((view) => form[view]).map((view) => pictureNameOf(id, view));
  return new Set([...pictures.filter((name) => !isReplaced(name) && !others.has(name)), ...added]);
}
