import { routes } from '../i18n/routes.ts';
/** The pages in the main navigation, in order: path without language, and the key of the label. */
export const mainLinks = [
  { path: routes.home, label: 'nav.home' },
  { path: routes.catalog, label: 'nav.catalog' },
  { path: routes.about, label: 'nav.about' },
  { path: routes.contact, label: 'nav.contact' },
] as const;

/** Stands after them in the footer as soon as a watch has been sold. */
export const archiveLink = { path: routes.archive, label: 'archive.title' } as const;

/** Stand last in the footer. */
export const furtherLinks = [
  { path: routes.guide, label: 'guide.title' },
  { path: routes.sell, label: 'sell.title' },
] as const;
