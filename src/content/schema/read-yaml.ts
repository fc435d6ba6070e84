import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { ZodType } from 'zod';
import { explainIssue, explainProblem } from './explain-issue.ts';

/**
 * Reads a YAML file and checks it.
 *
 * @returns the data if they are valid; one line for each problem: the file, the field, what was expected
 */
export function readYaml<T>(file: string, schema: ZodType<T>): { data?: T; problems: string[] } {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [syntaxError] = document.errors;
  if (syntaxError) return { problems: [`${file}: ${syntaxError.message.split('\n')[0]}`] };
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // An alias without its anchor is reported here, not in `document.errors`.
    return { problems: [`${file}: ${(error as Error).message}`] };
  }
  const result = schema.safeParse(data, { error: explainIssue });
  if (result.success) return { data: result.data, problems: [] };
  return {
    problems: result.error.issues.map(
      (issue) => `${file}: ${issue.path.join('.') || 'file'}: ${explainProblem(issue, data)}`,
    ),
  };
}
