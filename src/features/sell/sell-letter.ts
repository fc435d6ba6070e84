import type { Words } from '../../content/words/translate.ts';
import { wishes } from '../../contract/inquiries.ts';
import { formatLabel } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';

/** What the form and the letter ask about a watch: the names of the fields. */
export const questions = ['maker', 'model', 'year', 'price', 'message'] as const;

/** The page's language, in which the letter is, and which photographs help, as a list. */
export interface LetterFacts {
  locale: Locale;
  photographs: string;
}

/**
 * A letter to the shop, for visitors to send by themselves.
 *
 * @param answers of the form. A question without an answer is left open, and a wish that is not chosen yet is one of three
 * @returns a sentence, and a line for each question. Who looks for a watch has none to photograph
 */
export function writeLetter(
  words: Words<'sell'>['sell'],
  { locale, photographs }: LetterFacts,
  answers = new FormData(),
): string {
  const chosen = answers.get('wish');
  const wanted = wishes.filter((wish) => !chosen || wish === chosen).map((wish) => words.wishes[wish]);
  const line = (label: string, answer: unknown) => `${formatLabel(locale, label)} ${answer ?? ''}`.trimEnd();
  return [
    words.greeting,
    '',
    `${words.wish} ${wanted.join(' / ')}.`,
    '',
    ...questions.map((name) => line(words.fields[name], answers.get(name))),
    ...(chosen === 'find' ? [] : [line(words.photographs, photographs)]),
  ].join('\n');
}
