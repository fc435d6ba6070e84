import type { Wish } from '../contract/inquiries.ts';

/** What a link to the form for selling may fill in: what is asked, but not who asks. `readSellLink` reads it. */
export type Wanted = Partial<Record<'wish' | 'maker' | 'model' | 'year' | 'message', string>>;

/**
 * A link to the form for selling, trading or finding a watch: `/sell?wish=find&maker=Rolex&model=Submariner#write`.
 *
 * @param path of its page in the visitor's language
 */
export function sellLink(path: string, wanted: Wanted & { wish: Wish }): string {
  return `${path}?${new URLSearchParams(wanted)}#write`;
}
