import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type en from '../../../content/locales/en.json';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { byLocale, defaultLocale, isLocale, type Locale, locales } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { pictureNameOf, views } from '../../pictures/views.ts';
import { blameEnglish, compareTexts } from './compare-texts.ts';
import { proseSchemas } from './prose-schemas.ts';
import { explainSyntax, findDamage, lineAt, readYaml } from './read-yaml.ts';
import { type SearchNames, searchNamesSchema } from './search-names.ts';
import { endpointSchema, type Shop, shopSchema } from './shop-schema.ts';
import { findTermProblems, type Terms } from './terms-schema.ts';
import { type Draft, draftSchema, inListOrder, type Watch, type WordsByLocale, watchSchema } from './watch-schema.ts';

type Prose = { [Page in keyof typeof proseSchemas]: WordsByLocale<z.infer<(typeof proseSchemas)[Page]>> };

/** Everything in `content`. In Arabic, Latin names and codes are isolated. */
export interface Content {
  shop: Shop;
  /** In the order of the list, sold ones too, without drafts. */
  watches: Watch[];
  /** The prose of pages, as written: pages get it with the shop's details from `proseOf`. */
  prose: Prose;
  /** The interface words, as written. */
  texts: Record<Locale, typeof en>;
  /** Other names of brands and models. */
  searchNames: SearchNames;
}

/** What could be read: of a file with problems, nothing. */
export type ReadContent = Partial<Pick<Content, 'shop' | 'prose' | 'texts' | 'searchNames'>> & {
  watches: Watch[];
  drafts: Draft[];
  /** One line for each problem: the file, the field, what was expected. */
  problems: string[];
};

/**
 * Reads and checks every content file. It reports all problems together, so that an owner can correct them before the
 * next build.
 *
 * @param directory the folder that holds `shop.yaml`, `watches`, `locales` and the folders of prose
 * @param variables of the environment: `SITE_URL` and `INQUIRIES_ENDPOINT` override `shop.yaml`
 */
export function readContent(directory: string, variables: NodeJS.ProcessEnv = process.env): ReadContent {
  const shop = readShop(join(directory, 'shop.yaml'), variables);
  const watches = readWatches(join(directory, 'watches'));
  const prose = readProse(directory, shop.data?.terms);
  const texts = readTexts(join(directory, 'locales'));
  const searchNames = readYaml(join(directory, 'search-names.yaml'), searchNamesSchema);
  return {
    ...(shop.data && { shop: shop.data }),
    ...(prose.data && { prose: prose.data }),
    ...(texts.data && { texts: texts.data }),
    ...(searchNames.data && { searchNames: searchNames.data }),
    watches: watches.watches.sort(inListOrder),
    drafts: watches.drafts,
    problems: [shop, watches, prose, texts, searchNames].flatMap(({ problems }) => problems),
  };
}

function readShop(file: string, { SITE_URL, INQUIRIES_ENDPOINT }: NodeJS.ProcessEnv) {
  const { data, problems } = readYaml(file, shopSchema);
  const url = shopSchema.shape.url.safeParse(SITE_URL);
  const endpoint = endpointSchema.safeParse(INQUIRIES_ENDPOINT);
  if (SITE_URL && url.error) problems.push(`SITE_URL: ${url.error.issues[0]?.message}, found "${SITE_URL}"`);
  if (INQUIRIES_ENDPOINT && endpoint.error)
    problems.push(`INQUIRIES_ENDPOINT: ${endpoint.error.issues[0]?.message}, found "${INQUIRIES_ENDPOINT}"`);
  if (!data || problems.length > 0) return { problems };
  return {
    data: {
      ...data,
      url: url.data ?? data.url,
      inquiries: { ...data.inquiries, endpoint: endpoint.data ?? data.inquiries.endpoint },
    },
    problems,
  };
}

function readWatches(directory: string) {
  const watches: Watch[] = [];
  const drafts: Draft[] = [];
  const files = visibleFiles(directory);
  const problems = files
    .filter((file) => !file.endsWith('.yaml'))
    .map((file) => `${file}: expected a name that ends in ".yaml"`);
  const fileOfId = new Map<string, string>();
  for (const file of files.filter((each) => each.endsWith('.yaml'))) {
    const draft = readYaml(file, draftSchema).data;
    const { data: watch, problems: found } = draft ? { problems: [] } : readYaml(file, watchSchema);
    const { id } = draft ?? watch ?? {};
    problems.push(...found);
    if (id && fileOfId.has(id))
      problems.push(`${file}: id: expected an id of its own, but ${fileOfId.get(id)} has "${id}" too`);
    else if (id && basename(file, '.yaml') !== id)
      problems.push(`${file}: id: expected the file to be named "${id}.yaml" after its id`);
    if (id) fileOfId.set(id, file);
    if (draft) drafts.push(draft);
    if (watch) watches.push(watch);
  }
  return { watches, drafts, problems };
}

/**
 * A watch needs a picture, and words about a view need that view's, which may have been renamed.
 *
 * @param masters file by picture name
 * @returns one line for each that is missing
 */
export function findMissingPictures({ id, words }: Watch, masters: ReadonlyMap<string, string>): string[] {
  const file = `content/watches/${id}.yaml`;
  const missing = views.filter((view) => !masters.has(pictureNameOf(id, view)));
  const problems = missing.flatMap((view) => {
    const locale = locales.find((each) => words[each]?.pictures?.[view]);
    const picture = `expected a picture named "${pictureNameOf(id, view)}" in pictures/photographs`;
    return locale ? [`${file}: words.${locale}.pictures.${view}: ${picture}`] : [];
  });
  const front = `expected a picture named "${id}", such as ${id}.jpg, in pictures/photographs`;
  return masters.has(id) ? problems : [`${file}: picture: ${front}`, ...problems];
}

/** The English file of each page, and those of its translations. They may name `terms`, which may be unreadable. */
function readProse(directory: string, terms: Terms | undefined): { data?: Prose; problems: string[] } {
  const files = Object.entries(proseSchemas).flatMap(([page, schema]) =>
    locales.flatMap((locale) => {
      const file = join(directory, page, `${locale}.yaml`);
      if (!existsSync(file))
        return locale === defaultLocale ? { page, locale, problems: [`${file}: expected a file in English`] } : [];
      const { data, problems } = readYaml<unknown>(file, schema);
      const termProblems = terms ? findTermProblems(data, terms) : [];
      return { page, locale, data, problems: [...problems, ...termProblems.map((problem) => `${file}: ${problem}`)] };
    }),
  );
  const unknown = Object.keys(proseSchemas).flatMap((page) => findUnknownFiles(join(directory, page), '.yaml'));
  const problems = [...files.flatMap((file) => file.problems), ...unknown];
  if (problems.length > 0) return { problems };
  const pages = Object.keys(proseSchemas).map((page) => {
    const ofPage = files.filter((file) => file.page === page);
    return [page, Object.fromEntries(ofPage.map(({ locale, data }) => [locale, isolateLatin(locale, data)]))];
  });
  return { data: Object.fromEntries(pages), problems };
}

/**
 * The interface words of every language. Expected are the keys of English, each with its placeholders; of a counted text, the
 * plural forms that the language has.
 *
 * @param directory the folder that holds `en.json` and the others
 */
export function readTexts(directory: string): { data?: Content['texts']; problems: string[] } {
  const files = byLocale((locale) => readJson(join(directory, `${locale}.json`)));
  const english = files[defaultLocale];
  const compared = blameEnglish(
    byLocale((locale) => {
      const { data, problem } = files[locale];
      return data ? compareTexts(locale, data, english.data ?? data) : [problem];
    }),
  );
  const problems = [
    ...findUnknownFiles(directory, '.json'),
    ...locales.flatMap((locale) => compared[locale].map((problem) => `${files[locale].file}: ${problem}`)),
  ];
  if (problems.length > 0) return { problems };
  return { data: byLocale((locale) => isolateLatin(locale, files[locale].data) as typeof en), problems };
}

function readJson(
  file: string,
): { file: string } & ({ data: Texts; problem?: never } | { data?: never; problem: string }) {
  if (!existsSync(file)) return { file, problem: 'expected a file for this language' };
  // Some editors begin a file with a byte order mark.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const damage = findDamage(text);
  if (damage) return { file, problem: damage };
  try {
    const data = JSON.parse(text);
    // The parser of JSON takes the last of two, the one of YAML finds them.
    const problem = explainSyntax(
      parseDocument(text).errors.filter(({ code }) => code === 'DUPLICATE_KEY'),
      text,
    );
    return problem ? { file, problem } : { file, data };
  } catch (error) {
    return { file, problem: explainJson(text, (error as Error).message) };
  }
}

/** A mistake of JSON in an owner's words. */
function explainJson(text: string, message: string): string {
  const position = Number(message.match(/position (\d+)/)?.[1] ?? text.length);
  const before = `at line ${lineAt(text, text.slice(0, position).trimEnd().length)}`;
  if (text.slice(position).trim() === '') return `expected more text: the file is cut off ${before}`;
  if (/^[“”„]/.test(text.slice(position)))
    return `expected straight quotation marks, at line ${lineAt(text, position)}`;
  if (message.includes('Bad control')) return `expected a closing quotation mark, at line ${lineAt(text, position)}`;
  if (message.includes("Expected ','")) return `expected a comma after the text before, ${before}`;
  if (message.includes('double-quoted property')) return `expected no comma after the last text of a group, ${before}`;
  return message.replace(/ in JSON at position \d+/, '');
}

/** Files of a folder with one for each language that have another name. */
function findUnknownFiles(directory: string, ending: string): string[] {
  return visibleFiles(directory)
    .filter((file) => !file.endsWith(ending) || !isLocale(basename(file, ending)))
    .map((file) => `${file}: expected a language of the site as name, such as en${ending}`);
}

/** Not those such as `.DS_Store`, which macOS creates. */
function visibleFiles(directory: string): string[] {
  const names = (existsSync(directory) ? readdirSync(directory) : []).filter((name) => !name.startsWith('.'));
  return names.sort().map((name) => join(directory, name));
}
