import { existsSync } from 'node:fs';
import { checkTogether } from '../src/content/reading/check-together.ts';
import type { Problem } from '../src/content/reading/problem.ts';
import { type Content, type ReadContent, readContent } from '../src/content/reading/read-content.ts';
import { sentenceCase } from '../src/i18n/format.ts';
import { defaultLocale } from '../src/i18n/locales.ts';
import { fill } from '../src/i18n/texts.ts';
import { findMasters, findRenderings } from './pictures/find-masters.ts';
import { type Pictures, pictureFiles } from './pictures/picture-files.ts';
import { pictureKinds } from './pictures/picture-settings.ts';
import type { ShareLabel } from './pictures/share-picture.ts';
import { asContentError, ContentError } from './report-problems.ts';

/** Where encoded pictures are kept between builds. */
export const pictureCache = '.cache/images';

/**
 * The content and the pictures of the site, checked. It shows the pictures of scenes, portraits and watches, without drafts, which
 * are not public.
 */
export interface SiteContent extends ReadContent, Omit<Pictures, 'problems'> {
  /** The file of every picture by its name: photographs and renderings, those of drafts too. */
  masters: ReadonlyMap<string, string>;
  /** The names of the pictures that are renderings. */
  renderings: string[];
}

let reading: Promise<SiteContent> | undefined;

/** The content and the pictures in the working directory. They are read once, and again after {@link forgetSiteContent}. */
export function siteContent(): Promise<SiteContent> {
  reading ??= readSiteContent().catch((error) => {
    throw asContentError(error);
  });
  return reading;
}

/** After a change of a file. */
export function forgetSiteContent(): void {
  reading = undefined;
}

/** The content of a site without problems. */
export type ValidContent = SiteContent & Content;

/** @throws ContentError */
export async function validContent(): Promise<ValidContent> {
  const content = await siteContent();
  if (content.problems.length > 0) throw new ContentError(content.problems);
  return content as ValidContent;
}

async function readSiteContent(): Promise<SiteContent> {
  const content = readContent('content');
  const found = findMasters('pictures', [...content.watches, ...content.drafts]);
  const { masters } = found;
  const kinds = pictureKinds(content.watches, content.shop?.people);
  const renderings = findRenderings(masters).filter((name) => kinds.has(name));
  const labels = shareLabels(content, renderings);
  const { pictures, files, problems } = await pictureFiles(masters, kinds, pictureCache, labels);
  return {
    ...content,
    masters,
    pictures,
    renderings,
    files,
    notices: [...found.notices, ...content.notices],
    problems: [
      ...content.problems,
      ...checkTogether({ ...content, others: content.drafts }, new Set(masters.keys())),
      ...findMissingLogo(content.shop?.logo),
      ...found.problems,
      ...problems,
    ],
  };
}

/** What shared links show beside each watch, in English. */
function shareLabels({ watches, texts }: ReadContent, renderings: readonly string[]): Map<string, ShareLabel> {
  if (!texts) return new Map();
  const words = texts[defaultLocale].watch;
  return new Map(
    watches.map(({ id, brand, model, year, circa }) => {
      const kind = renderings.includes(id) ? sentenceCase(defaultLocale, words.pictures.rendering) : undefined;
      return [id, { brand, model, year: circa ? fill(words.circa, { year }) : String(year), kind }];
    }),
  );
}

function findMissingLogo(logo: string | undefined): Problem[] {
  if (!logo || existsSync(`public/${logo}`)) return [];
  return [{ file: 'content/shop.yaml', path: ['logo'], message: `expected the file public/${logo}, found none` }];
}
