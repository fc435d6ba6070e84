/* The link to the contact form: written on a watch's page, read beside the form. */

/**
 * A link to the contact form, with a message about a watch: `/contact?about=Omega+Marine%2C+1938#form`. Questions about it may
 * follow, each as `question`.
 *
 * @param path of its page in the visitor's language
 * @param watch its name
 */
export function contactLink(path: string, watch: string): string {
  return `${path}?${new URLSearchParams({ about: watch })}#form`;
}

/** @returns what a link written by {@link contactLink} asks about. It may be damaged, or written by a stranger. */
export function readContactLink(query: string): { watch: string; questions: string[] } | undefined {
  const parameters = new URLSearchParams(query);
  const watch = parameters.get('about');
  return watch ? { watch, questions: parameters.getAll('question') } : undefined;
}
