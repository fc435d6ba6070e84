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
  const firstWith = findFirstWith(watches);
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
      ...findCopies(watch, firstWith),
    ];
    return notices.map((notice) => ({ file: `content/watches/${id}.yaml`, ...notice }));
  });
}

/** Two watches may share a shorter note: `Later replacement.` */
const OWN_NOTE_WORDS = 8;

/** A text of a watch that no other has by chance. */
interface OwnText {
  field: string;
  locale?: string;
  text: string;
}

/**
 * What two watches do not share by chance: numbers, measurements and, in each language, the description and the notes of at
 * least {@link OWN_NOTE_WORDS} words. A copied file may still have it from the other watch.
 */
function ownTexts({ words, numbers, measured }: Watch): OwnText[] {
  const written = Object.entries(words).flatMap(([locale, { description, report = {} }]) => [
    { field: 'description', locale, text: description },
    ...Object.entries(report)
      .filter(([, note]) => note.split(/\s+/).length >= OWN_NOTE_WORDS)
      .map(([subject, note]) => ({ field: `report.${subject}`, locale, text: note })),
  ]);
  const facts = [
    { field: 'numbers.ofCase', text: numbers?.ofCase },
    { field: 'numbers.ofMovement', text: numbers?.ofMovement },
    { field: 'measured.positions', text: measured && JSON.stringify(measured.positions) },
  ];
  return [...written, ...facts.flatMap(({ field, text }) => (text ? [{ field, text }] : []))];
}

/** The id of the first watch that has a text, by {@link keyOf} it. */
function findFirstWith(watches: readonly Watch[]): Map<string, string> {
  // Of equal keys, a map keeps the value of the last.
  return new Map(watches.toReversed().flatMap((watch) => ownTexts(watch).map((own) => [keyOf(own), watch.id])));
}

function keyOf(own: OwnText): string {
  return JSON.stringify(own);
}

/** What a watch has in common with those before it in the list: one notice for each of them. */
function findCopies(watch: Watch, firstWith: ReadonlyMap<string, string>): FieldProblem[] {
  const copied = ownTexts(watch).filter((own) => firstWith.get(keyOf(own)) !== watch.id);
  return [...Map.groupBy(copied, (own) => firstWith.get(keyOf(own)))].map(([other, texts]) => ({
    path: [],
    message: `the same as of ${other}.yaml: ${listFields(texts)}. Was it copied, and not yet changed?`,
  }));
}

/** `description (en, de), numbers.ofCase`. */
function listFields(texts: readonly OwnText[]): string {
  const fields = [...Map.groupBy(texts, ({ field }) => field)].map(([field, equal]) => {
    const languages = equal.flatMap(({ locale }) => locale ?? []);
    return languages.length > 0 ? `${field} (${languages.join(', ')})` : field;
  });
  return fields.join(', ');
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
