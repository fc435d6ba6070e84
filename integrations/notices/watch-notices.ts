import { ANTIQUE_YEARS, exportsFromIndia, isAntique } from '../../src/content/describe/export-from-india.ts';
import { findForeignTexts } from '../../src/content/reading/foreign-texts.ts';
import { type FieldProblem, type Problem, problemNaming } from '../../src/content/reading/problem.ts';
import type { NoteSubject } from '../../src/content/schema/report-schema.ts';
import type { Shop } from '../../src/content/schema/shop-schema.ts';
import type { Watch } from '../../src/content/schema/watch-schema.ts';
import { noteOf, wordsOf } from '../../src/content/words/words-of.ts';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { todayIn } from '../../src/i18n/zoned-time.ts';
import { copyFinder } from './copied-texts.ts';

const ANTIQUE_WARNING_YEARS = 2;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Notices for the owner about watches that can be published, those last that sell wrong. All sold ones share one.
 *
 * @param watches in the order of the list
 * @param today the date of the build, in ISO 8601
 */
export function findWatchNotices(
  { watches, shop }: { watches: readonly Watch[]; shop: Pick<Shop, 'terms' | 'address' | 'hours' | 'languages'> },
  today = todayIn(shop.hours.timeZone),
): Problem[] {
  const { languages } = shop;
  const sold = watches.filter(({ status }) => status === 'sold');
  const forSale = watches.filter(({ status }) => status !== 'sold');
  const ofEach = (find: (watch: Watch) => FieldProblem[]) =>
    forSale.flatMap((watch) => find(watch).map((found) => ({ file: `${folder}/${watch.id}.yaml`, ...found })));
  const findCopied = copyFinder(watches);
  const findForeign = ({ words }: Watch) =>
    languages.flatMap((locale) => findForeignTexts(locale, words[locale], ['words', locale]));
  const isLacking = (watch: Watch) =>
    [...findCopied(watch), ...findForeign(watch), ...findUntranslated(watch, languages)].length > 0;
  return [
    ...problemNaming(folder, 'sold, and in English or with texts of another watch', idsOf(sold.filter(isLacking))),
    ...listUntranslated(forSale, languages),
    ...ofEach((watch) => findSamePosition(watch, forSale)),
    ...ofEach((watch) => findOldDates(watch, today)),
    ...(exportsFromIndia(shop) ? ofEach((watch) => findNearlyAntique(watch, today)) : []),
    ...ofEach((watch) => findEndedReservation(watch, today)),
    ...ofEach(findForeign),
    ...ofEach(findCopied),
  ];
}

const folder = 'content/watches';

const idsOf = (watches: readonly Watch[]) => watches.map(({ id }) => id);

function findSamePosition({ id, position }: Watch, watches: readonly Watch[]): FieldProblem[] {
  const first = watches.find((other) => other.position === position);
  if (!position || !first || first.id === id) return [];
  const message = `expected a place of its own, but ${first.id}.yaml has ${position} too`;
  return [{ path: ['position'], message }];
}

function findNearlyAntique({ year }: Watch, today: string): FieldProblem[] {
  if (isAntique(year, today) || !isAntique(year - ANTIQUE_WARNING_YEARS, today)) return [];
  const age = `from ${year + ANTIQUE_YEARS} on this watch is ${ANTIQUE_YEARS} years old`;
  return [{ path: ['year'], message: `${age}, and its export from India may need permission` }];
}

function findEndedReservation({ reservedUntil }: Watch, today: string): FieldProblem[] {
  if (!reservedUntil || reservedUntil >= today) return [];
  const message = `this reservation ended on ${reservedUntil}, so the watch is shown as available`;
  return [{ path: ['reservedUntil'], message }];
}

function findOldDates({ service, measured }: Watch, today: string): FieldProblem[] {
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  // A month or a year is old when its last day is.
  const isOld = (date: string) => date < twoYearsAgo.slice(0, date.length);
  const found: FieldProblem[] = [];
  if (isOld(service.date)) {
    const message = `the last service, ${service.date}, was more than two years ago. Was there another since?`;
    found.push({ path: ['service', 'date'], message });
  }
  if (measured && isOld(measured.date)) {
    const message = `measured on ${measured.date}, more than two years ago. Measure it again, or leave the measurements out`;
    found.push({ path: ['measured', 'date'], message });
  }
  return found;
}

/** One notice for all watches that lack the same languages. */
function listUntranslated(watches: readonly Watch[], languages: readonly Locale[]): Problem[] {
  const groups = Map.groupBy(watches, (watch) =>
    findUntranslated(watch, languages)
      .map((locale) => languageNames.of(locale))
      .join(', '),
  );
  return [...groups].flatMap(([names, each]) =>
    names ? problemNaming(folder, `shown in English, not translated yet to ${names}`, idsOf(each)) : [],
  );
}

/** The languages in which a watch shows English words. */
function findUntranslated(watch: Pick<Watch, 'words'>, languages: readonly Locale[]): Locale[] {
  const subjects = Object.keys(watch.words[defaultLocale].report ?? {}) as NoteSubject[];
  return languages.filter(
    (locale) =>
      wordsOf(watch, locale).locale !== locale ||
      subjects.some((subject) => noteOf(watch, locale, subject)?.locale !== locale),
  );
}
