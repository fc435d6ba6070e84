import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { explainSystemError } from '../src/content/reading/explain-system-error.ts';
import { lineOf, type Problem } from '../src/content/reading/problem.ts';

/** An error that the owner has to correct, for the overlay of the development server: all problems, at the place of the first. */
export class ContentError extends Error {
  override readonly name = 'Please fix';
  readonly title = 'The content has mistakes';
  readonly problems: readonly Problem[];
  /** Without it, Astro shows and colours the library that the stack names first. Of a picture there is no text to show. */
  readonly loc: { file: string; line: number; column: number } | undefined;

  constructor(problems: readonly Problem[]) {
    const numbered = problems.map(withLineNumber);
    super(numbered.map(lineOf).join('\n'));
    this.problems = problems;
    const [first] = numbered;
    this.loc = first?.line ? { file: resolve(first.file), line: first.line, column: 1 } : undefined;
    this.stack = '';
  }
}

/**
 * An error of the file system as one that names its file; any other error as it is.
 *
 * @param file if the error has no path, as one of writing has none
 */
export function asContentError(error: unknown, file = ''): unknown {
  const message = explainSystemError(error);
  if (!message) return error;
  const { path = file } = error as NodeJS.ErrnoException;
  return new ContentError([{ file: relative('.', path).replaceAll(sep, '/'), path: [], message }]);
}

/** Ends a build with the problems that the owner has to correct. On GitHub each one also becomes an annotation of its line. */
export function endBuild(problems: readonly Problem[]): never {
  const numbered = problems.map(withLineNumber);
  if (process.env['GITHUB_ACTIONS']) for (const problem of numbered) console.log(annotationOf(problem));
  console.error(`\nThe site was not built. Please fix:\n  ${numbered.map(lineOf).join('\n  ')}`);
  process.exit(1);
}

/**
 * A workflow command that annotates the line.
 *
 * Source: https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export function annotationOf({ file, path, message, line }: Problem): string {
  const place = existsSync(file) ? `file=${escapeProperty(file)}${line ? `,line=${line}` : ''}` : '';
  const text = path.length > 0 ? `${message} (${path.join('.')})` : message;
  return `::error ${place}::${escapeData(existsSync(file) ? text : `${file}: ${text}`)}`;
}

/** A problem with its line, if its file is text: that of the field, or of the nearest group around it. */
export function withLineNumber(problem: Problem): Problem {
  const { file, line } = problem;
  const isText = /\.(yaml|json)$/.test(file) && statSync(file, { throwIfNoEntry: false })?.isFile();
  if (line || !isText) return problem;
  const lines = new LineCounter();
  // The parser of YAML reads JSON too.
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const path = [...problem.path];
  while (path.length > 0) {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return { ...problem, line: lines.linePos(node.range[0]).line };
    path.pop();
  }
  return { ...problem, line: 1 };
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
