import { ANTIQUE_YEARS, exportsFromIndia, isAntique } from '../src/content/describe/export-from-india.ts';
import type { FieldProblem, Problem } from '../src/content/reading/problem.ts';
import type { NoteSubject } from '../src/content/schema/report-schema.ts';
import type { Shop } from '../src/content/schema/shop-schema.ts';
import type { Watch } from '../src/content/schema/watch-schema.ts';
import { noteOf, wordsOf } from '../src/content/words/words-of.ts';
import { defaultLocale, type Locale } from '../src/i18n/locales.ts';
import { todayIn } from '../src/i18n/zoned-time.ts';

const ANTIQUE_WARNING_YEARS = 2;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Notices for the owner about watches that can be published.
 *
 * @param watches in the order of the list
 * @param today the date of the build, in ISO 8601
 */
export function findNotices(
  { watches, shop }: { watches: readonly Watch[]; shop: Pick<Shop, 'terms' | 'address' | 'hours' | 'languages'> },
  today = todayIn(shop.hours.timeZone),
): Problem[] {
  return watches.flatMap((watch) => {
    const { id, year, position, reservedUntil } = watch;
    const untranslated = findUntranslated(watch, shop.languages).map((locale) => languageNames.of(locale));
    const before = watches.find((other) => other.position === position);
    const antiqueFrom = year + ANTIQUE_YEARS;
    const isNearlyAntique = !isAntique(year, today) && isAntique(year - ANTIQUE_WARNING_YEARS, today);
    const notices = [
      ...when(
        exportsFromIndia(shop) && isNearlyAntique,
        'year',
        `from ${antiqueFrom} on this watch is ${ANTIQUE_YEARS} years old, and its export from India may need permission`,
      ),
      ...when(
        reservedUntil && reservedUntil < today,
        'reservedUntil',
        `this reservation ended on ${reservedUntil}, so the watch is shown as available`,
      ),
      ...when(untranslated.length > 0, 'words', `shown in English, not translated yet: ${untranslated.join(', ')}`),
      ...when(
        position && before !== watch,
        'position',
        `expected a place of its own, but ${before?.id}.yaml has ${position} too`,
      ),
      ...findOldDates(watch, today),
      ...when(
        isDialOnlyGraded(watch),
        `words.${defaultLocale}.report.dial`,
        'the dial has a grade alone. Say in a sentence what is printed on it and how it has kept: it makes most of the price',
      ),
      ...findCopies(watch, watches),
    ];
    return notices.map((notice) => ({ file: `content/watches/${id}.yaml`, ...notice }));
  });
}

/** What two watches do not share by chance. A copied file may still have it from the other watch. */
const ownToEach: [field: string, read: (watch: Watch) => unknown][] = [
  ['words.en.description', ({ words }) => words[defaultLocale].description],
  ['words.en.report', ({ words }) => words[defaultLocale].report],
  ['numbers.ofCase', ({ numbers }) => numbers?.ofCase],
  ['numbers.ofMovement', ({ numbers }) => numbers?.ofMovement],
  ['measured.positions', ({ measured }) => measured?.positions],
];

/** What a watch has in common with one before it in the list. */
function findCopies(watch: Watch, watches: readonly Watch[]): FieldProblem[] {
  const before = watches.slice(0, watches.indexOf(watch));
  return ownToEach.flatMap(([field, read]) => {
    const value = JSON.stringify(read(watch));
    const other = value ? before.find((each) => JSON.stringify(read(each)) === value) : undefined;
    return when(other, field, `the same as of ${other?.id}.yaml. Was it copied, and not yet changed?`);
  });
}

/** A notice about a field, if there is a reason for it. */
function when(reason: unknown, field: string, message: string): FieldProblem[] {
  return reason ? [{ path: field.split('.'), message }] : [];
}

/** Old dates of a watch that is not sold. */
function findOldDates({ status, service, measured }: Watch, today: string): FieldProblem[] {
  if (status === 'sold') return [];
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  // A month or a year is old when its last day is.
  const isOld = (date: string) => date < twoYearsAgo.slice(0, date.length);
  return [
    ...when(
      isOld(service.date),
      'service.date',
      `the last service, ${service.date}, was more than two years ago. Was there another since?`,
    ),
    ...when(
      measured && isOld(measured.date),
      'measured.date',
      `measured on ${measured?.date}, more than two years ago. Measure it again, or leave the measurements out`,
    ),
  ];
}

/** Whether a watch for sale has a dial that was examined, and no sentence about it. */
function isDialOnlyGraded(watch: Watch): boolean {
  const isExamined = watch.report.dial.grade !== 'not examined';
  return watch.status !== 'sold' && isExamined && noteOf(watch, defaultLocale, 'dial') === undefined;
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
