import type { FieldProblem } from '../../src/content/reading/problem.ts';
import type { Watch } from '../../src/content/schema/watch-schema.ts';

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

/**
 * Finds what watches have in common with those before them in the list.
 *
 * @returns a function that gives a watch's notices: one for each other watch
 */
export function copyFinder(watches: readonly Watch[]): (watch: Watch) => FieldProblem[] {
  const keyOf = (own: OwnText) => JSON.stringify(own);
  const all = watches.flatMap((watch) => ownTexts(watch).map((own) => ({ key: keyOf(own), id: watch.id })));
  const byKey = Map.groupBy(all, ({ key }) => key);
  const firstWith = (own: OwnText) => byKey.get(keyOf(own))?.[0]?.id;
  return (watch) => {
    const copied = ownTexts(watch).filter((own) => firstWith(own) !== watch.id);
    return [...Map.groupBy(copied, firstWith)].map(([other, texts]) => ({
      path: [],
      message: `the same as of ${other}.yaml: ${listFields(texts)}. Was it copied, and not yet changed?`,
    }));
  };
}

/** `description (en, de), numbers.ofCase`. */
function listFields(texts: readonly OwnText[]): string {
  const fields = [...Map.groupBy(texts, ({ field }) => field)].map(([field, equal]) => {
    const languages = equal.flatMap(({ locale }) => locale ?? []);
    return languages.length > 0 ? `${field} (${languages.join(', ')})` : field;
  });
  return fields.join(', ');
}
