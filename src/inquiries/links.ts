import type { Wish } from './contract.ts';

/* Links that fill in a form: written on one page, read on another. */

/** What a link to the form for selling may fill in: what is asked, but not who asks. */
const wantedNames = ['wish', 'maker', 'model', 'year', 'message'] as const;

type Wanted = Partial<Record<(typeof wantedNames)[number], string>>;

/**
 * A link to the form for selling, trading or finding a watch: `/sell?wish=find&maker=Rolex&model=Submariner#write`.
 *
 * @param path of its page in the visitor's language
 */
export function sellLink(path: string, wanted: Wanted & { wish: Wish }): string {
  return `${path}?${new URLSearchParams(wanted)}#write`;
}

/** @returns what a link written by {@link sellLink} says. It may be damaged, or written by a stranger. */
export function readSellLink(query: string): Wanted {
  const parameters = [...new URLSearchParams(query)];
  return Object.fromEntries(parameters.filter(([name]) => wantedNames.some((wanted) => wanted === name)));
}

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
