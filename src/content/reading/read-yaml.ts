import { existsSync, readFileSync } from 'node:fs';
import { parseDocument, type YAMLParseError } from 'yaml';
import type { ZodType } from 'zod';
import { explainIssue, explainProblem } from './explain-issue.ts';

/**
 * Reads a YAML file and checks it.
 *
 * @returns the data if they are valid; one line for each problem: the file, the field, what was expected
 */
export function readYaml<T>(file: string, schema: ZodType<T>): { data?: T; problems: string[] } {
  if (!existsSync(file)) return { problems: [`${file}: expected this file, found none`] };
  const text = readFileSync(file, 'utf8');
  const document = parseDocument(text);
  const syntaxProblem =
    findDamage(text) ??
    explainSyntax(document.errors, text) ??
    (document.contents ? findPointInPrice(text) : 'expected fields, found an empty file');
  if (syntaxProblem) return { problems: [`${file}: ${syntaxProblem}`] };
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // An alias without its anchor is reported here, not in `document.errors`.
    return { problems: [`${file}: ${(error as Error).message}`] };
  }
  const result = schema.safeParse(data, { error: explainIssue });
  if (result.success) return { data: result.data, problems: [] };
  const problems = result.error.issues.map(
    (issue) => `${file}: ${issue.path.join('.') || 'file'}: ${explainProblem(issue, data)}`,
  );
  // Two checks of a field may expect the same.
  return { problems: [...new Set(problems)] };
}

/** Finds another encoding than UTF-8, and the marks of a merge that Git left to the owner. In a text, YAML would allow both. */
export function findDamage(text: string): string | undefined {
  if (text.includes('\uFFFD')) return `expected a file saved as UTF-8, at line ${lineAt(text, text.indexOf('\uFFFD'))}`;
  const line = text.split('\n').findIndex((each) => each.startsWith('<<<<<<< ')) + 1;
  return line > 0
    ? `expected one version, found two: keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>, at line ${line}`
    : undefined;
}

/** The number of the line at a position. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** Finds `45.000`, which YAML reads as 45. */
function findPointInPrice(text: string): string | undefined {
  const price = /^price: *(\d{1,3}(?:\.\d{3})+) *$/m.exec(text)?.[1];
  return (
    price && `price: expected a whole number without a point, such as ${price.replaceAll('.', '')}, found ${price}`
  );
}

const expectations: Partial<Record<string, string>> = {
  BAD_ALIAS: 'expected quotation marks around a text that begins with a sign',
  BAD_INDENT: 'expected as many spaces before this line, and the one above, as before the others of their group',
  BAD_SCALAR_START: 'expected quotation marks around a text that begins with a sign',
  BLOCK_AS_IMPLICIT_KEY: 'expected quotation marks around a text with a colon',
  DUPLICATE_KEY: 'expected each name once in its group',
  MISSING_CHAR: 'expected a closing quotation mark or bracket',
  MULTILINE_IMPLICIT_KEY: 'expected a name, a colon and a space, or more spaces before a text that goes on',
  TAB_AS_INDENT: 'expected spaces before the line, found a tab',
  UNEXPECTED_TOKEN: 'expected nothing after the closing quotation mark or bracket',
};

/** A mistake of YAML in an owner's words; `undefined` if there is none. */
export function explainSyntax([error, next]: YAMLParseError[], text: string): string | undefined {
  // Found at the end of the file, after every other quotation mark has closed what the one before did not.
  const quote = /^Missing closing (.)quote/.exec(error?.message ?? '')?.[1];
  const opened = quote ? text.search(new RegExp(`[:-] ${quote}[^${quote}\n]*$`, 'm')) : -1;
  const line = opened < 0 ? (error?.linePos?.[0].line ?? 1) : lineAt(text, opened);
  if (error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY')
    return `expected as many spaces before this line as before the one above, at line ${line + 1}`;
  const expected = expectations[error?.code ?? ''];
  return expected ? `${expected}, at line ${line}` : error?.message.split('\n')[0];
}
