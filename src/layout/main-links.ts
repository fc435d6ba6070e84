/** The pages in the main navigation, in order: path without language, and the key of the label. */
export const mainLinks = [
  { path: '/', label: 'nav.home' },
  { path: '/catalog', label: 'nav.catalog' },
  { path: '/about', label: 'nav.about' },
  { path: '/contact', label: 'nav.contact' },
] as const;

/** Stands after them in the footer as soon as a watch has been sold. */
export const archiveLink = { path: '/archive', label: 'archive.title' } as const;

/** Stand last in the footer. */
export const furtherLinks = [
  { path: '/guide', label: 'guide.title' },
  { path: '/sell', label: 'sell.title' },
] as const;
