import type { AstroIntegration } from 'astro';
import { findForeignTexts } from '../../src/content/reading/foreign-texts.ts';
import { lineOf, type Problem } from '../../src/content/reading/problem.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { type ValidContent, validContent } from '../site-content.ts';
import { findGoneWatches, readLastSitemap } from './gone-watches.ts';
import { findPictureNotices } from './picture-notices.ts';
import { findPlaceholders } from './placeholders.ts';
import { findWatchNotices } from './watch-notices.ts';

/** What fits on a screen beside the placeholders. */
const SHOWN_NOTICES = 16;

/** Ends a build with one list of what the owner should check. Must be the last integration. */
export function notices(): AstroIntegration {
  return {
    name: 'notices',
    hooks: {
      'astro:build:done': async () => console.warn(listNotices(await validContent(), SHOWN_NOTICES)),
    },
  };
}

/**
 * What the owner should check, by weight: what visitors no longer find, what sells wrong, what is shown badly.
 *
 * @param limit how many are shown before what a sample still has
 */
export function listNotices(content: ValidContent, limit = Number.POSITIVE_INFINITY): string {
  const found = [
    ...findGoneWatches(readLastSitemap(), content.watches),
    ...findForeignWords(content),
    ...findWatchNotices(content),
    ...content.notices,
    ...findPictureNotices(content),
  ].map(lineOf);
  const rest = found.length - limit;
  const shown = rest > 0 ? [...found.slice(0, limit), `and ${rest} more: npm run notices`] : found;
  return list('Please look at', shown) + list('Before visitors come', findPlaceholders(content).map(lineOf));
}

/** Prose and interface words that read as another language's. English is none where a notice counts what is not translated. */
function findForeignWords({ prose, texts, shop, notices }: ValidContent): Problem[] {
  return shop.languages.flatMap((locale) => {
    const file = `content/locales/${locale}.json`;
    const isPartlyEnglish = notices.some((notice) => notice.file === file);
    const words = findForeignTexts(locale, texts[locale]).filter(
      ({ language }) => !isPartlyEnglish || language !== defaultLocale,
    );
    return [
      ...Object.entries(prose).flatMap(([page, words]) =>
        findForeignTexts(locale, words[locale]).map((found) => ({ file: `content/${page}/${locale}.yaml`, ...found })),
      ),
      ...words.map((found) => ({ file, ...found })),
    ];
  });
}

function list(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `\n${title}:\n  ${lines.join('\n  ')}\n` : '';
}
