/** A mistake in the content. Each of its readers writes its own line: the build's list, GitHub, the overlay, the editor. */
export interface Problem {
  /** The file that the owner has to change, or the variable of the environment. */
  file: string;
  /** The field. Empty if it is about the whole file. */
  path: readonly PropertyKey[];
  /** What was expected, and what was found. */
  message: string;
  /** The line, counted from 1, if the parser names one. Otherwise it is that of the field. */
  line?: number | undefined;
}

/** A problem of a file that only the caller knows. */
export type FieldProblem = Omit<Problem, 'file'>;

/** A problem as a line of a list: `content/shop.yaml:4: phone: expected a number in international form`. */
export function lineOf({ file, line, path, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, ...(path.length > 0 ? [path.join('.')] : []), message].join(': ');
}

/** A problem that names what it is about: `pictures/renderings: still the scenes of the sample: sell-bench`. None without names. */
export function problemNaming(file: string, message: string, names: readonly unknown[]): Problem[] {
  return names.length > 0 ? [{ file, path: [], message: `${message}: ${names.join(', ')}` }] : [];
}
