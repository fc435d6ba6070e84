/** The size in pixels that social networks show without cropping: https://developers.facebook.com/docs/sharing/webmasters/images */
export const cardSize = { width: 1200, height: 630 };

/**
 * The path of a page's share card, the picture that chats and social networks show for a link to the page.
 *
 * @param pagePath the page's path with language, such as `/de/catalog`
 * @returns `/share/de/catalog.jpg`; `/share/index.jpg` for `/`
 */
export function shareCardPath(pagePath: string): string {
  return `/share${pagePath === '/' ? '/index' : pagePath}.jpg`;
}
