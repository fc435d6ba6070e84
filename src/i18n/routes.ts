/**
 * The path of every page and file that something links to, without language. `localisePath` adds the language. No other
 * file contains a path.
 */
export const routes = {
  home: '/',
  catalog: '/catalog',
  allWatches: '/catalog/all',
  watch: (id: string) => `/catalog/${id}` as const,
  archive: '/archive',
  about: '/about',
  guide: '/guide',
  buying: '/buying',
  legal: '/legal',
  sell: '/sell',
  shortlist: '/shortlist',
  contact: '/contact',
  inquirySent: '/inquiry/sent',
  inquiryNotSent: '/inquiry/not-sent',
  notFound: '/404',
  watchNotFound: '/catalog/404',
  serverError: '/500',
  feed: '/feed.xml',
  watchesData: '/catalog/watches.json',
  searchData: '/catalog/search.json',
  watchData: (id: string) => `/catalog/${id}.json` as const,
} as const;
