import { routes } from '../i18n/routes.ts';
import type { PageLink } from './page-links.tsx';

/** The pages in the main navigation, in order. */
export const mainLinks: readonly PageLink[] = [
  { path: routes.home, label: 'nav.home' },
  { path: routes.catalog, label: 'nav.catalog' },
  { path: routes.about, label: 'nav.about' },
  { path: routes.contact, label: 'nav.contact' },
];

/** The secondary links, in smaller type, in the footer and in the menu of small screens. */
export const furtherLinks: readonly PageLink[] = [
  { path: routes.sell, label: 'sell.link' },
  { path: routes.buying, label: 'buying.title' },
  { path: routes.guide, label: 'guide.title' },
  { path: routes.shortlist, label: 'shortlist.title', needsScript: true },
  { path: routes.legal, label: 'legal.title' },
];

/** Added to the footer after the first sale. */
export const archiveLink: PageLink = { path: routes.archive, label: 'archive.title' };
