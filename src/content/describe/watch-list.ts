import { watches } from 'virtual:content';
import { findListed, findSold } from './watch-status.ts';

/** The watches that the catalogue lists, in the order of the list. */
export const listedWatches = findListed(watches);

/** The watches of the archive, the newest sale first. Without any, the site has no archive. */
export const soldWatches = findSold(watches);
