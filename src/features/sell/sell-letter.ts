import type { Words } from '../../content/words/translate.ts';
import { wishes } from '../../contract/inquiries.ts';
import type { Locale } from '../../i18n/locales.ts';
import { formatLabel } from '../../i18n/texts.ts';
import { type Question, questions } from './questions.ts';

/** The page's language, in which the letter is, and which photographs help, as a list. */
export interface LetterFacts {
  locale: Locale;
  photographs: string;
}

/**
 * A letter to the shop, for visitors to send by themselves.
 *
 * @param names of the questions that the form has
 * @param answers of the form. A question without an answer is left open, and a wish that is not chosen yet is one of three
 * @returns a sentence, and a line for each question of the wish
 */
export function writeLetter(
  words: Words<'sell'>['sell'],
  { locale, photographs }: LetterFacts,
  names: readonly Question[],
  answers = new URLSearchParams(),
): string {
  const wanted = wishes.filter((wish) => wish === (answers.get('wish') ?? wish));
  const asked = names.filter((name) => questions[name].some((wish) => wanted.includes(wish)));
  const line = (label: string, answer: unknown) => `${formatLabel(locale, label)} ${answer ?? ''}`.trimEnd();
  return [
    words.greeting,
    '',
    `${words.wish} ${wanted.map((wish) => words.wishes[wish]).join(' / ')}.`,
    '',
    ...asked.map((name) =>
      name === 'photographs' ? line(words.photographs, photographs) : line(words.fields[name], answers.get(name)),
    ),
  ].join('\n');
}
