import { findMissingPictures } from '../src/content/reading/find-missing-pictures.ts';
import { type Content, type ReadContent, readContent } from '../src/content/reading/read-content.ts';
import { pictureNamesOf, scenes } from '../src/pictures/views.ts';
import { findMasters, findRenderings, saveAsJpeg } from './pictures/find-masters.ts';
import { findUnknownViews } from './pictures/find-unknown-views.ts';
import { type Pictures, pictureFiles } from './pictures/picture-files.ts';
import { withLine } from './report-problems.ts';

/** Where encoded pictures are kept between builds. */
export const pictureCache = '.cache/images';

/** The content and the pictures of the site, checked. */
export interface SiteContent extends ReadContent {
  /** The file of every picture by its name: photographs and renderings, those of drafts too. */
  masters: ReadonlyMap<string, string>;
  /** The names of the portraits of the shop's people. */
  portraits: string[];
  /** The pictures that the site shows: scenes, portraits and watches, without drafts, which are not public. */
  pictures: Pictures['pictures'];
  /** The names of those that are renderings. */
  renderings: string[];
  /** The files of these pictures. */
  files: Pictures['files'];
  /** What the owner should look at, one line each. Unlike `problems`, it does not stop a build. */
  notices: string[];
}

let reading: Promise<SiteContent> | undefined;

/** The content and the pictures in the working directory. They are read once, and again after {@link forgetSiteContent}. */
export function siteContent(): Promise<SiteContent> {
  reading ??= readSiteContent();
  return reading;
}

/** After a change of a file. */
export function forgetSiteContent(): void {
  reading = undefined;
}

/** The content of a site without problems. */
export type ValidContent = SiteContent & Content;

/** @throws an error that lists the problems, each with its line */
export async function validContent(): Promise<ValidContent> {
  const content = await siteContent();
  if (content.problems.length > 0) throw new Error(`Please fix:\n${content.problems.map(withLine).join('\n')}`);
  return content as ValidContent;
}

async function readSiteContent(): Promise<SiteContent> {
  const notices: string[] = [];
  const content = readContent('content');
  const masters = findMasters('pictures', [...content.watches, ...content.drafts], (notice) => notices.push(notice));
  const unreadable = notices.filter((notice) => notice.endsWith(saveAsJpeg));
  const withoutPicture = content.watches.flatMap((watch) => findMissingPictures(watch, masters));
  const ids = content.watches.map(({ id }) => id);
  const portraits = content.shop?.people.flatMap(({ portrait }) => portrait ?? []) ?? [];
  const missing = portraits.filter((name) => !masters.has(name));
  const shown = new Set([...scenes, ...portraits, ...pictureNamesOf(ids)]);
  const shownMasters = new Map([...masters].filter(([name]) => shown.has(name)));
  const { pictures, files, problems } = await pictureFiles(shownMasters, ids, portraits, pictureCache);
  return {
    ...content,
    masters,
    portraits,
    pictures,
    renderings: findRenderings(shownMasters),
    files,
    notices,
    problems: [
      ...content.problems,
      ...withoutPicture,
      // Otherwise only notices: the watch may have another picture.
      ...(withoutPicture.length > 0 ? unreadable : []),
      ...findUnknownViews(masters, [...ids, ...content.drafts.map(({ id }) => id)]),
      ...missing.map((name) => `content/shop.yaml: people: expected a picture named "${name}" in pictures/photographs`),
      ...problems,
    ],
  };
}
