import type { z } from 'zod';
import type { FieldProblem } from './problem.ts';

/** Longer values are not quoted in messages. */
const QUOTED_CHARACTERS = 60;

const typeNames: Record<string, string> = {
  string: 'some text',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const formatExamples: Record<string, string> = {
  date: 'a date such as 2026-03-11',
  email: 'an address such as hello@coromandelwatch.example',
  url: 'a URL such as https://coromandelwatch.example',
};

/** An error map for Zod: says in plain words what was expected, if the schema has no message. */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${typeNames[issue.expected] ?? issue.expected}${issue.input == null ? ', found nothing' : ''}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'unrecognized_keys':
      return 'expected no such field';
    case 'invalid_format':
      return `expected ${formatExamples[issue.format] ?? 'another form'}`;
    case 'too_small':
      return `expected ${boundOf(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)}`;
    case 'too_big':
      return `expected ${boundOf(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)}`;
    default:
      return 'expected another value';
  }
}

function boundOf(origin: string, comparison: string, bound: number | bigint): string {
  const unit = { string: ' characters', array: Number(bound) === 1 ? ' entry' : ' entries' }[origin] ?? '';
  return `${unit ? '' : 'a number of '}${comparison} ${bound}${unit}`;
}

/**
 * The problems of checked data, in an owner's words.
 *
 * @param data the checked data, for what was found
 */
export function explainError({ issues }: z.core.$ZodError, data: unknown): FieldProblem[] {
  const problems = issues.flatMap((issue): FieldProblem[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }))
      : [withFound(issue, data)],
  );
  // Two checks of a field may expect the same.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** With what was found, if it is a text. A schema may make a group of a text: the path ends at what is written. */
function withFound({ path, message }: z.core.$ZodIssue, data: unknown): FieldProblem {
  const values = [data];
  for (const key of path) values.push((values.at(-1) as Record<PropertyKey, unknown> | undefined)?.[key]);
  const depth = values.findIndex((value) => typeof value === 'string');
  const found = values[depth];
  if (typeof found !== 'string') return { path, message };
  const place = path.slice(0, depth);
  if (found.length > QUOTED_CHARACTERS) return { path: place, message };
  return { path: place, message: `${message}, found ${found === '' ? 'nothing' : JSON.stringify(found)}` };
}
