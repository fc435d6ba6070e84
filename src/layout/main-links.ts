/** The pages that header and footer lead to, in their order, with the keys of their labels. */
export const mainLinks = [
  { path: '/', label: 'nav.home' },
  { path: '/catalog', label: 'nav.catalog' },
  { path: '/about', label: 'nav.about' },
  { path: '/contact', label: 'nav.contact' },
] as const;
