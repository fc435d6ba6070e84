import { ANTIQUE_YEARS, exportsFromIndia, isAntique } from '../../src/content/describe/export-from-india.ts';
import { findForeignTexts } from '../../src/content/reading/foreign-texts.ts';
import type { Problem } from '../../src/content/reading/problem.ts';
import type { NoteSubject } from '../../src/content/schema/report-schema.ts';
import type { Shop } from '../../src/content/schema/shop-schema.ts';
import type { Watch } from '../../src/content/schema/watch-schema.ts';
import { noteOf, wordsOf } from '../../src/content/words/words-of.ts';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { todayIn } from '../../src/i18n/zoned-time.ts';
import { copyFinder } from './copied-texts.ts';
import { type Found, noticesOf } from './found.ts';

const ANTIQUE_WARNING_YEARS = 2;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Notices for the owner about watches that can be published, those first that sell wrong. All sold ones share one.
 *
 * @param watches in the order of the list
 * @param today the date of the build, in ISO 8601
 */
export function findWatchNotices(
  { watches, shop }: { watches: readonly Watch[]; shop: Pick<Shop, 'terms' | 'address' | 'hours' | 'languages'> },
  today = todayIn(shop.hours.timeZone),
): Problem[] {
  const findCopies = copyFinder(watches);
  const noticesBy = (find: (watch: Watch) => Found[], of: readonly Watch[]) =>
    of.flatMap((watch) => noticesOf(`content/watches/${watch.id}.yaml`, find(watch)));
  const foreign = (watch: Watch) => foreignTexts(watch, shop.languages);
  const finders = [
    findCopies,
    foreign,
    (watch: Watch) => [endedReservation(watch, today)],
    (watch: Watch) => (exportsFromIndia(shop) ? [nearlyAntique(watch, today)] : []),
    (watch: Watch) => oldDates(watch, today),
    (watch: Watch) => [dialOnlyGraded(watch)],
    (watch: Watch) => [samePosition(watch, watches)],
  ];
  const { sold = [], forSale = [] } = Object.groupBy(watches, ({ status }) => (status === 'sold' ? 'sold' : 'forSale'));
  const lacking = sold.filter((watch) =>
    [...findCopies(watch), ...foreign(watch), [findUntranslated(watch, shop.languages).length > 0]].some(
      ([reason]) => reason,
    ),
  );
  return [
    ...finders.flatMap((find) => noticesBy(find, forSale)),
    ...listUntranslated(forSale, shop.languages),
    ...noticesOf('content/watches', [
      [
        lacking.length > 0,
        '',
        `sold, and in English or with texts of another watch: ${lacking.map(({ id }) => id).join(', ')}`,
      ],
    ]),
  ];
}

function foreignTexts({ words }: Watch, languages: readonly Locale[]): Found[] {
  return languages.flatMap((locale) =>
    findForeignTexts(locale, words[locale]).map(
      ({ path, message }): Found => [true, ['words', locale, ...path].join('.'), message],
    ),
  );
}

function samePosition({ id, position }: Watch, watches: readonly Watch[]): Found {
  const before = watches.find((other) => other.position === position);
  const message = `expected a place of its own, but ${before?.id}.yaml has ${position} too`;
  return [position && before?.id !== id, 'position', message];
}

function nearlyAntique({ year }: Watch, today: string): Found {
  const isNearly = !isAntique(year, today) && isAntique(year - ANTIQUE_WARNING_YEARS, today);
  const age = `from ${year + ANTIQUE_YEARS} on this watch is ${ANTIQUE_YEARS} years old`;
  return [isNearly, 'year', `${age}, and its export from India may need permission`];
}

function endedReservation({ reservedUntil }: Watch, today: string): Found {
  const isEnded = reservedUntil && reservedUntil < today;
  return [isEnded, 'reservedUntil', `this reservation ended on ${reservedUntil}, so the watch is shown as available`];
}

function oldDates({ service, measured }: Watch, today: string): Found[] {
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  // A month or a year is old when its last day is.
  const isOld = (date: string) => date < twoYearsAgo.slice(0, date.length);
  return [
    [
      isOld(service.date),
      'service.date',
      `the last service, ${service.date}, was more than two years ago. Was there another since?`,
    ],
    [
      measured && isOld(measured.date),
      'measured.date',
      `measured on ${measured?.date}, more than two years ago. Measure it again, or leave the measurements out`,
    ],
  ];
}

/** A dial that was examined, and of which no sentence says more. */
function dialOnlyGraded(watch: Watch): Found {
  const isExamined = watch.report.dial.grade !== 'not examined';
  return [
    isExamined && noteOf(watch, defaultLocale, 'dial') === undefined,
    `words.${defaultLocale}.report.dial`,
    'the dial has a grade alone. Say in a sentence what is printed on it and how it has kept: it makes most of the price',
  ];
}

/** One notice for all watches that lack the same languages. */
function listUntranslated(watches: readonly Watch[], languages: readonly Locale[]): Problem[] {
  const groups = Map.groupBy(watches, (watch) =>
    findUntranslated(watch, languages)
      .map((locale) => languageNames.of(locale))
      .join(', '),
  );
  return [...groups].flatMap(([names, [first, ...others]]) => {
    const message = `shown in English, not translated yet: ${names}`;
    const also = others.length > 0 ? `. So are: ${others.map(({ id }) => id).join(', ')}` : '';
    return noticesOf(`content/watches/${first?.id}.yaml`, [[names, 'words', message + also]]);
  });
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
