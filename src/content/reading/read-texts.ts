import { join } from 'node:path/posix';
import { parseDocument } from 'yaml';
import type en from '../../../content/locales/en.json';
import { isolateLatin } from '../../i18n/isolate-latin.ts';
import { byLocale, defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { compareTexts, completeTexts } from './compare-texts.ts';
import { findUnknownFiles, lineAt, type Parsed, parseFile, wholeFile } from './content-files.ts';
import { findForeignTexts } from './foreign-texts.ts';
import { isGroup } from './is-group.ts';
import type { FieldProblem, Problem } from './problem.ts';
import { explainSyntax } from './read-yaml.ts';

/** The words of buttons, headings and messages. */
export type InterfaceWords = Record<Locale, typeof en>;

/**
 * The interface words of every language. Expected are the keys of English, each with its placeholders; of a counted text, the
 * plural forms that the language has. What is not translated yet is English, and a notice counts it; others name texts in
 * another language.
 *
 * @param directory the folder that holds `en.json` and the others
 * @param languages those of the site: others are not read
 */
export function readTexts(
  directory: string,
  languages: readonly Locale[] = locales,
): { data?: InterfaceWords; problems: Problem[]; notices: Problem[] } {
  const fileOf = (locale: Locale) => join(directory, `${locale}.json`);
  const files = byLocale((locale) => parseFile(fileOf(locale), parseJson), languages);
  const english = files[defaultLocale].content;
  const problems = [
    ...findUnknownFiles(directory, '.json'),
    ...languages.flatMap((locale) => {
      const { content, problem } = files[locale];
      const problems = problem ? [problem] : compareTexts(locale, content, english ?? content);
      return problems.map((each) => ({ file: fileOf(locale), ...each }));
    }),
  ];
  if (problems.length > 0 || !english) return { problems, notices: [] };
  const notices: Problem[] = [];
  const data = byLocale((locale) => {
    const file = fileOf(locale);
    const texts = files[locale].content ?? {};
    let missing = 0;
    const complete = completeTexts(locale, texts, english, () => missing++);
    if (missing > 0)
      notices.push({ file, path: [], message: `${missing} words are shown in English, not translated yet` });
    notices.push(...findForeignTexts(locale, texts).map((found) => ({ file, ...found })));
    return isolateLatin(locale, complete) as typeof en;
  }, languages);
  return { data, problems, notices };
}

function parseJson(text: string): Parsed<Texts> {
  try {
    const content = JSON.parse(text);
    if (!isGroup(content)) return { problem: wholeFile('expected groups of texts in curly brackets') };
    // The parser of JSON takes the last of two, the one of YAML finds them.
    const twice = parseDocument(text).errors.filter(({ code }) => code === 'DUPLICATE_KEY');
    const problem = explainSyntax(twice, text);
    return problem ? { problem } : { content: content as Texts };
  } catch (error) {
    return { problem: explainJson(text, (error as Error).message) };
  }
}

/** A mistake of JSON in an owner's words. The parser names the place in its message alone. */
function explainJson(text: string, message: string): FieldProblem {
  const position = Number(message.match(/position (\d+)/)?.[1] ?? text.length);
  const rest = text.slice(position);
  const line = lineAt(text, position);
  const lineBefore = lineAt(text, text.slice(0, position).trimEnd().length);
  if (rest.trim() === '') return wholeFile('expected more text: the file is cut off', lineBefore);
  if (/^[“”„]/.test(rest)) return wholeFile('expected straight quotation marks', line);
  if (message.includes('Bad control')) return wholeFile('expected a closing quotation mark', line);
  if (message.includes("Expected ','")) return wholeFile('expected a comma after the text before', lineBefore);
  if (message.includes('double-quoted property'))
    return wholeFile('expected no comma after the last text of a group', lineBefore);
  return wholeFile('expected a name and a text, both in straight quotation marks, with a colon between them', line);
}
