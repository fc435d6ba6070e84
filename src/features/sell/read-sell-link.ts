import type { Wanted } from '../../inquiries/links.ts';

const wantedNames = ['wish', 'maker', 'model', 'year', 'message'] as const satisfies readonly (keyof Wanted)[];

/** @returns what a link written by `sellLink` says. It may be damaged, or written by a stranger. */
export function readSellLink(query: string): Wanted {
  const parameters = [...new URLSearchParams(query)];
  return Object.fromEntries(parameters.filter(([name]) => wantedNames.some((wanted) => wanted === name)));
}
