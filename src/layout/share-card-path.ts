/**
 * Where a page's share card lies.
 *
 * @param pagePath the page's address, such as `/de/catalog`
 * @returns `/share/de/catalog.jpg`; `/share/index.jpg` for `/`
 */
export function shareCardPath(pagePath: string): string {
  return `/share${pagePath === '/' ? '/index' : pagePath}.jpg`;
}
