import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { pictureNameOf, pictureNamesOf, type View, views } from '../../pictures/views.ts';
import { termDetails } from '../schema/details.ts';
import type { Part } from '../schema/report-schema.ts';
import type { Shop } from '../schema/shop-schema.ts';
import type { Terms } from '../schema/terms-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { describeLengths } from '../words/shop-details.ts';
import type { FieldProblem, Problem } from './problem.ts';

/** A watch, and the words about its pictures by language. */
interface IllustratedWatch {
  id: string;
  words: Partial<Record<Locale, Pick<Watch['words']['en'], 'pictures'>>>;
}

/** The data of files that must fit each other. What could not be read, or is not asked about, is left out. */
interface Together {
  shop?: { people?: Shop['people']; hero?: Shop['hero']; terms?: Terms | undefined } | undefined;
  watches?: readonly { id: string; report?: Partial<Record<Part, unknown>> }[];
  /** Watches whose pictures are known, and not checked. */
  others?: readonly { id: string }[];
  /** The prose by page and language. */
  prose?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Checks what is right only between files. The build calls it, and the editor before it saves.
 *
 * @param pictureNames the names of all pictures, as by {@link pictureNameOf}
 */
export function checkTogether(
  { shop, watches = [], others = [], prose = {} }: Together,
  pictureNames: ReadonlySet<string>,
): Problem[] {
  return [
    ...watches.flatMap((watch) => findMissingFront(watch, pictureNames)),
    ...findUnknownViews(watches, others, pictureNames),
    ...findMissingPortraits(shop?.people ?? [], pictureNames),
    ...findUnknownHero(shop?.hero, [...watches, ...others]),
    ...Object.entries(prose).flatMap(([page, languages]) =>
      Object.entries(languages).flatMap(([locale, words]) =>
        findUnsetTerms(page, words, shop?.terms).map((problem) => ({
          file: `content/${page}/${locale}.yaml`,
          ...problem,
        })),
      ),
    ),
  ];
}

function findMissingFront({ id }: { id: string }, names: ReadonlySet<string>): Problem[] {
  if (names.has(pictureNameOf(id, 'front'))) return [];
  const message = `${expectedPhotograph(id, 'front')}, unless this is a draft`;
  return [{ file: `content/watches/${id}.yaml`, path: ['pictures', 'front'], message }];
}

/**
 * Finds words about a view that has no picture, such as those of renderings that the first photograph replaced. They wait for
 * the photograph, and do not stop a build or the editor.
 */
export function findWaitingWords({ id, words }: IllustratedWatch, names: ReadonlySet<string>): Problem[] {
  return views.flatMap((view) => {
    const languages = locales.filter((locale) => words[locale]?.pictures?.[view]);
    const [first] = languages;
    if (view === 'front' || !first || names.has(pictureNameOf(id, view))) return [];
    const message = `not shown yet (${languages.join(', ')}): ${expectedPhotograph(id, view)}`;
    return [{ file: `content/watches/${id}.yaml`, path: ['words', first, 'pictures', view], message }];
  });
}

function expectedPhotograph(id: string, view: View): string {
  return `expected a photograph, such as pictures/photographs/${pictureNameOf(id, view)}.jpg`;
}

/** Finds pictures that begin with a watch's id but do not end in a view, because of a typo such as `-mouvement`. */
function findUnknownViews(
  watches: readonly { id: string }[],
  others: readonly { id: string }[],
  names: ReadonlySet<string>,
): Problem[] {
  const checked = new Set(watches.map(({ id }) => id));
  // Of two ids of which one begins with the other, the longer one is meant.
  const ids = [...new Set([...checked, ...others.map(({ id }) => id)])].sort((a, b) => b.length - a.length);
  const known = new Set(pictureNamesOf(ids));
  const unknown = [...names].filter((name) => !known.has(name));
  return unknown.flatMap((name) => {
    const id = ids.find((start) => name.startsWith(start) && /[^a-z\d]/i.test(name.charAt(start.length)));
    if (!id || !checked.has(id)) return [];
    const message = `expected the name "${id}", or "${id}-" and one of ${views.slice(1).join(', ')}, found the picture "${name}"`;
    return [{ file: `content/watches/${id}.yaml`, path: ['pictures'], message }];
  });
}

function findMissingPortraits(people: Shop['people'], names: ReadonlySet<string>): Problem[] {
  return people.flatMap(({ portrait }, index) => {
    if (!portrait || names.has(portrait)) return [];
    const message = `expected a photograph of this name, such as pictures/photographs/${portrait}.jpg, found "${portrait}"`;
    return [{ file: 'content/shop.yaml', path: ['people', index, 'portrait'], message }];
  });
}

/** The home page's first screen shows a watch of the shop, and parts that the watch has. */
function findUnknownHero(hero: Shop['hero'], watches: readonly { id: string; report?: object }[]): Problem[] {
  if (!hero) return [];
  const file = 'content/shop.yaml';
  const watch = watches.find(({ id }) => id === hero.watch);
  if (!watch) {
    const message = `expected the name of a file in content/watches without its ending, found "${hero.watch}"`;
    return [{ file, path: ['hero', 'watch'], message }];
  }
  return hero.notes.flatMap(({ part }, index) => {
    if (!watch.report || part in watch.report) return [];
    const message = `expected a part in the condition report of ${watch.id}, found "${part}"`;
    return [{ file, path: ['hero', 'notes', index, 'part'], message }];
  });
}

/** Parts of the prose that pages show only while the shop has set a term, by page and path. */
const termOfPart: Record<string, keyof Terms> = {
  'about.guarantee': 'guarantee',
  'buying.sections.holding': 'holdHours',
  'buying.sections.inspection': 'inspectionDays',
  'buying.sections.movement': 'movement',
};

/**
 * Finds texts that name a term which the shop has not set, so that no page promises it. The parts that are shown with their
 * term alone may name it.
 *
 * @param prose a file's data
 * @param terms `undefined` if they could not be read
 */
function findUnsetTerms(
  page: string,
  prose: unknown,
  terms: Terms | undefined,
  path: readonly PropertyKey[] = [],
): FieldProblem[] {
  const term = termOfPart[[page, ...path].join('.')];
  if (!terms || (term && terms[term] === undefined)) return [];
  if (typeof prose !== 'string') {
    const parts = Array.isArray(prose) ? [...prose.entries()] : Object.entries(prose ?? {});
    return parts.flatMap(([key, part]) => findUnsetTerms(page, part, terms, [...path, key]));
  }
  const lengths = describeLengths(defaultLocale, terms);
  return termDetails
    .filter((name) => prose.includes(`{{${name}}}`) && lengths[name] === undefined)
    .map((name) => ({ path, message: `expected no {{${name}}}, because the terms in shop.yaml do not set it` }));
}
