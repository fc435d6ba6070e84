import { parseDocument, type YAMLParseError } from 'yaml';
import type { ZodType } from 'zod';
import { lineAt, type Parsed, parseFile, wholeFile } from './content-files.ts';
import { explainError, explainIssue } from './explain-issue.ts';
import type { FieldProblem, Problem } from './problem.ts';

/**
 * Reads a YAML file and checks it. Every value is text, as it is written: what a field wants, its schema says.
 *
 * @returns the data if they are valid, else the problems
 */
export function readYaml<T>(file: string, schema: ZodType<T>): { data?: T; problems: Problem[] } {
  const { content, problem } = parseFile(file, parseYaml);
  if (problem) return { problems: [{ file, ...problem }] };
  const { data, error } = schema.safeParse(content, { error: explainIssue });
  if (error) return { problems: explainError(error, content).map((each) => ({ file, ...each })) };
  return { data, problems: [] };
}

function parseYaml(text: string): Parsed<unknown> {
  const document = parseDocument(text, { schema: 'failsafe' });
  const problem = explainSyntax(document.errors, text);
  if (problem) return { problem };
  if (!document.contents) return { problem: wholeFile('expected fields, found an empty file') };
  try {
    return { content: document.toJS() };
  } catch {
    // An alias without its anchor is reported here, not in `document.errors`.
    return { problem: wholeFile(beginsWithSign, lineAt(text, text.search(/[:-] \*/))) };
  }
}

const beginsWithSign = 'expected quotation marks around a text that begins with a sign';

const expectations: Partial<Record<string, string>> = {
  BAD_ALIAS: beginsWithSign,
  BAD_INDENT: 'expected as many spaces before this line, and the one above, as before the others of their group',
  BAD_SCALAR_START: beginsWithSign,
  BLOCK_AS_IMPLICIT_KEY: 'expected quotation marks around a text with a colon',
  DUPLICATE_KEY: 'expected each name once in its group',
  MISSING_CHAR: 'expected a closing quotation mark or bracket',
  MULTILINE_IMPLICIT_KEY: 'expected a name, a colon and a space, or more spaces before a text that goes on',
  TAB_AS_INDENT: 'expected spaces before the line, found a tab',
  UNEXPECTED_TOKEN: 'expected nothing after the closing quotation mark or bracket',
};

const unclear = 'expected a name, a colon, a space and a text, in quotation marks if it has signs';

/** A mistake of YAML in an owner's words; `undefined` if there is none. */
export function explainSyntax([error, next]: YAMLParseError[], text: string): FieldProblem | undefined {
  if (!error) return undefined;
  // Found at the end of the file, after every other quotation mark has closed what the one before did not.
  const opened = error.code === 'MISSING_CHAR' ? text.search(/[:-] (["'])(?:(?!\1).)*$/m) : -1;
  const line = opened < 0 ? (error.linePos?.[0].line ?? 1) : lineAt(text, opened);
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY')
    return wholeFile('expected as many spaces before this line as before the one above', line + 1);
  return wholeFile(expectations[error.code] ?? unclear, line);
}
