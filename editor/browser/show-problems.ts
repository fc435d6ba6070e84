import { labelOf, nameOfField } from '../fields.ts';
import type { FormProblem } from './check-entry.ts';

/** Shows each problem beside its field until the field is changed or the form is saved again. */
export function showProblems(problems: readonly FormProblem[]): void {
  for (const shown of document.querySelectorAll('.build-problem')) shown.remove();
  for (const problem of problems) fieldOf(problem)?.append(messageOf(problem));
  const [first] = problems;
  if (first) fieldOf(first)?.scrollIntoView({ block: 'center' });
}

/** A problem with the field's label in the form: `Description, German: expected some text`. */
export function nameProblem({ keyPath, locale, message }: FormProblem): string {
  const name = keyPath.split('.').findLast((key) => Number.isNaN(Number(key))) ?? keyPath;
  return `${labelOf(nameOfField(name))}${locale ? `, ${labelOf(locale)}` : ''}: ${message}`;
}

/** The field, or the nearest group around it in the page. */
function fieldOf({ keyPath, locale }: FormProblem): Element | null {
  const pane = locale && document.querySelector(`.pane[data-locale="${locale}"]`);
  const keys = keyPath.split('.');
  for (let count = keys.length; count > 0; count--) {
    const selector = `[data-key-path="${CSS.escape(keys.slice(0, count).join('.'))}"]`;
    const field = (pane || document).querySelector(selector);
    if (field) return field;
  }
  return null;
}

function messageOf(problem: FormProblem): Element {
  const element = document.createElement('p');
  element.className = 'build-problem';
  element.role = 'alert';
  element.textContent = nameProblem(problem);
  return element;
}
