import type { Locale } from '../../i18n/locales.ts';
import { isGroup } from './is-group.ts';
import type { FieldProblem } from './problem.ts';

/** Some of the commonest words of languages, without those that another of these has too. */
const commonWords: Partial<Record<Locale, string>> = {
  en: 'the and of with is its it was were this that for from by has have not are be which you your we our at',
  de: 'der die das und ist mit von den dem ein eine einen nicht auf im zu für sind wir sie wird auch aus bei oder',
  es: 'el los las y es por para su sus más este esta como sin pero muy ser está fue desde hasta',
  fr: 'les des du et est une dans pour avec au aux sur cette ce qui pas par sont vous nous ou sans elle mais',
  it: 'il gli di della dei delle è per che non nel nella da dal alla sono ha senza degli questo',
  ar: 'من في على إلى مع عن أن هذا هذه التي الذي هو هي لا ما كل أو كما بعد قبل وفي ولا وهي وهو',
};

const languages = Object.entries(commonWords).map(
  ([locale, words]) => [locale as Locale, new Set(words.split(' '))] as const,
);

/** Fewer common words may be those of a name or a quotation. */
const MIN_COMMON_WORDS = 4;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Finds texts that read as another language's, such as a German description that was pasted into the Spanish field.
 *
 * @param texts words of a language: a text, a list or a group
 * @param path where they are in their file
 */
export function findForeignTexts(locale: Locale, texts: unknown, path: readonly PropertyKey[] = []): FieldProblem[] {
  if (typeof texts === 'string') {
    const language = otherLanguageOf(locale, texts);
    const message = language && `reads as ${languageNames.of(language)}, not as ${languageNames.of(locale)}`;
    return message ? [{ path, message }] : [];
  }
  const parts = Array.isArray(texts) ? [...texts.entries()] : Object.entries(isGroup(texts) ? texts : {});
  return parts.flatMap(([key, part]) => findForeignTexts(locale, part, [...path, key]));
}

/** The language of which a text has at least twice as many common words as of its own. */
function otherLanguageOf(locale: Locale, text: string): Locale | undefined {
  const words = text.toLowerCase().match(/[\p{Letter}\p{Mark}]+/gu) ?? [];
  const counts = languages.map(([each, common]) => ({ each, count: words.filter((word) => common.has(word)).length }));
  const own = counts.find(({ each }) => each === locale)?.count ?? 0;
  const [first] = counts.toSorted((a, b) => b.count - a.count);
  return first && first.count >= Math.max(MIN_COMMON_WORDS, 2 * own) && first.each !== locale ? first.each : undefined;
}
