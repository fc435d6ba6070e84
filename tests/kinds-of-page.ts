import { longestWatch, noSuchWatch, pathOf } from './collection.ts';

/** One page of every kind: its path without language, and the status of the response. */
export const kindsOfPage = [
  { path: '/', status: 200 },
  { path: '/catalog', status: 200 },
  { path: pathOf(longestWatch), status: 200 },
  { path: '/about', status: 200 },
  { path: '/guide', status: 200 },
  { path: '/buying', status: 200 },
  { path: '/legal', status: 200 },
  { path: '/shortlist', status: 200 },
  { path: '/sell', status: 200 },
  { path: '/contact', status: 200 },
  { path: '/nowhere', status: 404 },
  { path: noSuchWatch, status: 404 },
  { path: '/500', status: 200 },
];
