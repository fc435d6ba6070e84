import { routes } from '../i18n/routes.ts';

/** The pages in the main navigation, in order, each with the key of its label. */
export const mainLinks = [
  { path: routes.home, label: 'nav.home' },
  { path: routes.catalog, label: 'nav.catalog' },
  { path: routes.about, label: 'nav.about' },
  { path: routes.contact, label: 'nav.contact' },
] as const;

/** The secondary links, in smaller type, in the footer and in the menu of small screens. */
export const furtherLinks = [
  { path: routes.sell, label: 'sell.link' },
  { path: routes.buying, label: 'buying.title' },
  { path: routes.guide, label: 'guide.title' },
  { path: routes.shortlist, label: 'shortlist.title', needsScript: true },
  { path: routes.legal, label: 'legal.title' },
] as const;

/** Added to the footer after the first sale. */
export const archiveLink = { path: routes.archive, label: 'archive.title' } as const;
