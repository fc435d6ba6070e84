import { existsSync, readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';

/**
 * Ends a build with the problems that the owner has to correct. On GitHub each problem also becomes an annotation of its line.
 *
 * @param problems such as `content/watches/a.yaml: price: expected a whole number, such as 8900, found "cheap"`
 */
export function endBuild(problems: readonly string[]): never {
  if (process.env['GITHUB_ACTIONS']) for (const problem of problems) console.log(annotationOf(problem));
  console.error(`\nThe site was not built. Please fix:\n  ${problems.map(withLine).join('\n  ')}`);
  process.exit(1);
}

/**
 * A workflow command that annotates the line.
 *
 * Source: https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export function annotationOf(problem: string): string {
  const { file, field, message } = splitProblem(problem);
  const place = existsSync(file) ? `file=${escapeProperty(file)},line=${lineOf(problem)}` : '';
  return `::error ${place}::${escapeData(field ? `${message} (${field})` : message)}`;
}

/** A problem with the number of its line. */
export function withLine(problem: string): string {
  const { file, field, message } = splitProblem(problem);
  return existsSync(file) ? `${file}:${lineOf(problem)}: ${field ? `${field}: ` : ''}${message}` : problem;
}

/** The parts of a problem. `field` is empty if it is about the whole file. */
function splitProblem(problem: string): { file: string; field: string; message: string } {
  const [, file = '', field = '', message = problem] = problem.match(/^(\S+\.\w+): (?:([\w. -]+): )?(.*)$/s) ?? [];
  return { file, field: field === 'file' ? '' : field, message };
}

/** The line that the parser names, or of the field, or of the nearest group around it. A YAML parser reads JSON too. */
function lineOf(problem: string): number {
  const { file, field, message } = splitProblem(problem);
  const named = /\bline (\d+)/.exec(message);
  if (!field && named) return Number(named[1]);
  if (!/\.(yaml|json)$/.test(file)) return 1;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const path = field.split('.').filter(Boolean);
  const unknown = /^expected no field "(.+?)"/.exec(message)?.[1];
  if (unknown) path.push(unknown);
  while (path.length > 0) {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    path.pop();
  }
  return 1;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
