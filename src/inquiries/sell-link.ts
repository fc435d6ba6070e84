/* The link to the form for selling, trading or finding a watch: written on other pages, read beside the form. */
import type { Wish } from '../contract/inquiries.ts';

/** What the link fills in: what is asked, but not who asks. */
const wantedNames = ['wish', 'maker', 'model', 'year', 'message'] as const;

type Wanted = Partial<Record<(typeof wantedNames)[number], string>>;

/**
 * A link to the form: `/sell?wish=find&maker=Rolex&model=Submariner#write`.
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
