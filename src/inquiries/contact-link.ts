/* The link to the contact form: written on a watch's page, read beside the form. */

/** A watch that a visitor asks about. A link may be damaged, or written by a stranger. */
export interface AskedWatch {
  name: string;
  id?: string | undefined;
  /** What the visitor wants to know about it. */
  questions: string[];
}

/** The fields of a form that leads to the contact form. Those named `question` may follow. */
export const contactFields = ({ name, id }: { name: string; id: string }) => ({ about: name, watch: id });

/**
 * A link to the contact form, with a message about a watch: `/contact?about=Omega+Marine%2C+1938&watch=omega-marine-1938#form`.
 *
 * @param path of its page in the visitor's language
 */
export function contactLink(path: string, watch: Parameters<typeof contactFields>[0]): string {
  return `${path}?${new URLSearchParams(contactFields(watch))}#form`;
}

/** @returns the watch of a link written by {@link contactLink} */
export function readContactLink(query: string): AskedWatch | undefined {
  const parameters = new URLSearchParams(query);
  const name = parameters.get('about');
  const questions = parameters.getAll('question');
  return name ? { name, id: parameters.get('watch') ?? undefined, questions } : undefined;
}
